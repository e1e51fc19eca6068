import { Link } from 'react-router-dom'
import type { MenuItem } from '@/content/navigation'
import { isCurrent } from './menu'
import styles from './SideMenuLine.module.scss'

interface Props {
  item: MenuItem
  pathname: string
  /** Where it stands among the lines, from 0 (the first) to 1. */
  place: number
  onClose: () => void
}

/** An entry of the table of contents with its pages. */
export function SideMenuLine({ item, pathname, place, onClose }: Props) {
  const currentOf = (page: MenuItem) => (isCurrent(page, pathname) ? 'page' : undefined)
  return (
    <li className={styles.line} style={{ '--place': place }}>
      <Link
        to={item.path}
        className={styles.entry}
        aria-current={isCurrent(item, pathname)}
        onClick={onClose}
      >
        {item.name}
        <small lang="en">{item.nameEn}</small>
        <span className={styles.leader} />
        <span className={styles.folio} aria-hidden="true">
          {item.folio}
        </span>
      </Link>
      <ul className={styles.pages} aria-label={item.name}>
        {item.children?.map((child) => (
          <li key={child.path}>
            <Link to={child.path} aria-current={currentOf(child)} onClick={onClose}>
              {child.name}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  )
}
