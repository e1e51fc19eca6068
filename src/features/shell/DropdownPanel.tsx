import { memo, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { DROPDOWN_HEIGHT_PX } from '@/config/constants'
import type { MenuItem } from '@/content/menuItem'
import { ArrowIcon } from '@/ui/icons'
import { lazyOptionalPart } from '@/ui/lazyPart'
import { isCurrentItem } from './menuItems'
import styles from './DropdownPanel.module.scss'

const DropdownPreview = lazyOptionalPart('DropdownPreview', () => import('./DropdownPreview'))

function Panel({ item, open }: { item: MenuItem; open: boolean }) {
  const { pathname } = useLocation()
  const children = item.children ?? []
  const [hoveredPath, setHoveredPath] = useState<string>()
  // Pictures are loaded once the panel has been opened.
  const [wasOpen, setWasOpen] = useState(open)
  if (open && !wasOpen) setWasOpen(true)

  return (
    <div
      className={styles.panel}
      style={{ height: DROPDOWN_HEIGHT_PX }}
      data-testid="nav-dropdown"
      data-open={open}
      data-theme="paper"
    >
      <div className={styles.heading} aria-hidden="true">
        <p className={styles.english} lang="en">
          {item.nameEn}
        </p>
        {item.name !== item.nameEn && <p className={styles.korean}>{item.name}</p>}
      </div>
      <ul className={styles.lines} aria-label={item.name}>
        {children.map((child, index) => (
          <li key={child.path} style={{ '--order': index }}>
            <Link
              to={child.path}
              data-menu-line={index}
              aria-current={isCurrentItem(child, pathname) ? 'page' : undefined}
              onPointerEnter={() => setHoveredPath(child.path)}
              onFocus={() => setHoveredPath(child.path)}
            >
              {child.name}
              <ArrowIcon />
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.preview} aria-hidden="true">
        {wasOpen && (
          <DropdownPreview
            paths={children.map(({ path }) => path)}
            current={hoveredPath ?? children[0]?.path}
            className={styles.picture}
          />
        )}
      </div>
    </div>
  )
}

/**
 * A panel with the entry's name, its pages and a picture of the page under the pointer. Memoized because the
 * header renders often.
 */
export const DropdownPanel = memo(Panel)
