import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import styles from './CategoryFilter.module.scss'

interface CategoryFilterProps {
  /** Empty while they are not known: the row keeps its place. */
  categories: readonly string[]
  /** The one on show; null for all. */
  current: string | null
}

/** The wall's categories as links to their own addresses; they replace one another in the history. */
export function CategoryFilter({ categories, current }: CategoryFilterProps) {
  const link = (label: string, category: string | null) => (
    <li key={label}>
      <Link
        to={
          category === null ? paths.favorites : `${paths.favorites}?category=${encodeURIComponent(category)}`
        }
        replace
        preventScrollReset
        aria-current={category === current ? 'true' : undefined}
      >
        {label}
      </Link>
    </li>
  )
  return (
    <nav className={styles.filter} aria-label="분류">
      <ul>
        {categories.length > 1 && [null, ...categories].map((category) => link(category ?? '전체', category))}
      </ul>
    </nav>
  )
}
