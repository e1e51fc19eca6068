import { Link } from 'react-router-dom'
import { classNames } from '@/lib/classNames'
import { revealFocused } from '@/lib/revealFocused'
import styles from './ListFilter.module.scss'

interface ListFilterProps {
  /** What the list is filtered by. */
  label: string
  /** Address of the list; without a value, of the whole one. */
  to: (value?: string) => string
  /** With one option or none there is nothing to choose: the row keeps its place. */
  options: readonly { value: string; label: string; lang?: string }[]
  /** The one on show; null for all. */
  current: string | null
  className?: string | undefined
}

/** A list's filters as links to their own addresses; they replace one another in the history. */
export function ListFilter({ label, to, options, current, className }: ListFilterProps) {
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
