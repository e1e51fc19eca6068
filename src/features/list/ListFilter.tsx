import { useState } from 'react'
import { Link } from 'react-router-dom'
import { list } from '#messages/list'
import { revealFocused } from '@/lib/browser/revealFocused'
import { classNames } from '@/lib/classNames'
import type { PostListView } from './usePostPages'
import styles from './ListFilter.module.scss'

interface ListFilterProps {
  /** Accessible name of the filter. */
  label: string
  /** Returns the URL of the filtered list, or of the whole list without a value. */
  to: (value?: string) => string
  /** With fewer than two options only the empty row is rendered, to keep the layout stable. */
  options: readonly { value: string; label: string; lang?: string }[]
  /** The selected value; null for all posts. */
  current: string | null
  /** The filtered list. */
  view: PostListView
  className?: string | undefined
}

/**
 * The filters of a list as links that replace the history entry. The number of posts is announced after every change of the
 * filter, but not for the initial one.
 */
export function ListFilter({ label, to, options, current, view, className }: ListFilterProps) {
  const [[announced, message], announce] = useState<
    readonly [announced: string | null | undefined, message: string]
  >([undefined, ''])
  if (view.state === 'ready' && announced !== current) {
    const name = options.find(({ value }) => value === current)?.label ?? list.all
    const count = list.filtered(name, view.posts.length, view.more.available)
    announce([current, announced === undefined ? '' : count])
  }
  const link = (text: string, value: string | null, lang?: string) => (
    <li key={value}>
      <Link
        to={to(value ?? undefined)}
        ref={value === current ? scrollIntoRow : undefined}
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
          link(list.all, null),
          ...options.map((option) => link(option.label, option.value, option.lang)),
        ]}
      </ul>
      <p className="visually-hidden" role="status">
        {message}
      </p>
    </nav>
  )
}

/**
 * Scrolls the row of filters horizontally until the selected one is centred, without scrolling the page. Measures in the next
 * frame, because measuring now would force a layout during the render of the whole page.
 */
function scrollIntoRow(selected: HTMLElement | null) {
  const row = selected?.closest('ul')
  if (!selected || !row) return
  requestAnimationFrame(() => {
    const { left, width } = row.getBoundingClientRect()
    const link = selected.getBoundingClientRect()
    row.scrollLeft += link.left + link.width / 2 - (left + width / 2)
  })
}
