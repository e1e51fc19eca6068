import { memo, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { DROPDOWN_HEIGHT_PX } from '@/config/constants'
import type { MenuItem } from '@/content/navigation'
import { ArrowIcon } from '@/ui/icons'
import { lazyExtra } from '@/ui/lazyPart'
import styles from './DropdownSheet.module.scss'
import { isCurrent } from './menu'

const DropdownPreview = lazyExtra('DropdownPreview', () => import('./DropdownPreview'))

function Sheet({ item, open }: { item: MenuItem; open: boolean }) {
  const { pathname } = useLocation()
  const children = item.children ?? []
  const [pointed, setPointed] = useState<string>()
  // Pictures are asked for once the sheet has been opened, never before.
  const [wasOpen, setWasOpen] = useState(open)
  if (open && !wasOpen) setWasOpen(true)

  return (
    <div
      className={styles.sheet}
      style={{ height: DROPDOWN_HEIGHT_PX }}
      data-testid="nav-dropdown"
      data-open={open}
      data-world="paper"
    >
      <div className={styles.heading} aria-hidden="true">
        <p className={styles.english} lang="en">
          {item.nameEn}
        </p>
        <p className={styles.korean}>{item.name}</p>
      </div>
      <ul className={styles.lines} aria-label={item.name}>
        {children.map((child, index) => (
          <li key={child.path} style={{ '--order': index }}>
            <Link
              to={child.path}
              data-menu-line={index}
              aria-current={isCurrent(child, pathname) ? 'page' : undefined}
              onPointerEnter={() => setPointed(child.path)}
              onFocus={() => setPointed(child.path)}
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
            shown={pointed ?? children[0]?.path}
            className={styles.picture}
          />
        )}
      </div>
    </div>
  )
}

/**
 * One typeset page of the menu: the entry's name, its pages, a picture of the one that is pointed at. Kept as it is while
 * the bar around it changes.
 */
export const DropdownSheet = memo(Sheet)
