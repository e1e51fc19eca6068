import { useState } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from '@/lib/classNames'
import { revealFocused } from '@/lib/browser/revealFocused'
import styles from './ListFilter.module.scss'
import type { PostListView } from './usePostPages'

interface ListFilterProps {
  /** What the list is filtered by. */
  label: string
  /** Address of the list; without a value, of the whole one. */
  to: (value?: string) => string
  /** With one option or none there is nothing to choose: the row keeps its place. */
  options: readonly { value: string; label: string; lang?: string }[]
  /** The one on show; null for all. */
  current: string | null
  /** The list by it. */
  view: PostListView
  className?: string | undefined
}

/**
 * A list's filters as links to their own addresses; they replace one another in the history. How much one shows is announced
 * once it is there, but for the one that the page came with.
 */
export function ListFilter({ label, to, options, current, view, className }: ListFilterProps) {
  const [[of, words], say] = useState<readonly [of: string | null | undefined, words: string]>([
    undefined,
    '',
  ])
  if (view.state === 'ready' && of !== current) {
    const name = options.find(({ value }) => value === current)?.label ?? '전체'
    const found = `${name} ${view.posts.length}장${view.more.available ? ' 이상' : ''}`
    say([current, of === undefined ? '' : found])
  }
  const link = (text: string, value: string | null, lang?: string) => (
    <li key={value}>
      <Link
        to={to(value ?? undefined)}
        ref={value === current ? bringIntoView : undefined}
        replace
        preventScrollReset
        onFocus={revealFocused}
        aria-current={value === current ? 'true' : undefined}
        lang={lang}
      >
        {text}
      </Link>
    </li>
  )
  return (
    <nav className={classNames(styles.filter, className)} aria-label={label}>
      <ul>
        {options.length > 1 && [
          link('전체', null),
          ...options.map((option) => link(option.label, option.value, option.lang)),
        ]}
      </ul>
      <p className="visually-hidden" role="status">
        {words}
      </p>
    </nav>
  )
}

/**
 * On a phone the row is pushed aside as far as it takes to see the filter on show; the page itself stays. In the frame that shows
 * it: measured at once, it would be laid out within the task that rendered the whole page.
 */
function bringIntoView(chosen: HTMLElement | null) {
  const row = chosen?.closest('ul')
  if (!chosen || !row) return
  requestAnimationFrame(() => {
    const { left, width } = row.getBoundingClientRect()
    const link = chosen.getBoundingClientRect()
    row.scrollLeft += link.left + link.width / 2 - (left + width / 2)
  })
}
