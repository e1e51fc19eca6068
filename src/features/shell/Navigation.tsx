import { useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { MenuItem } from '@/content/navigation'
import { DropdownSheet } from './DropdownSheet'
import styles from './Navigation.module.scss'
import { isCurrent } from './menu'
import type { Dropdown } from './useDropdown'
import { useMenuKeys } from './useMenuKeys'

/** The bar of labels, each with its sheet (decisions §10.7). */
export function Navigation({ items, dropdown }: { items: readonly MenuItem[]; dropdown: Dropdown }) {
  const list = useRef<HTMLUListElement>(null)
  const pointerType = useRef('')
  const { pathname } = useLocation()
  const onKeyDown = useMenuKeys(list, items, dropdown)

  return (
    <nav className={styles.navigation} aria-label="주요 메뉴">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move between the links inside */}
      <ul ref={list} onKeyDown={onKeyDown}>
        {items.map((item, index) => (
          <li key={item.path} onPointerEnter={(event) => dropdown.pointAt(index, event)}>
            <Link
              to={item.path}
              className={styles.label}
              data-menu-line={-1}
              aria-current={isCurrent(item, pathname)}
              aria-expanded={dropdown.open === index}
              onPointerDown={(event) => (pointerType.current = event.pointerType)}
              onFocus={(event) => event.target.matches(':focus-visible') && dropdown.show(index)}
              onClick={(event) => {
                dropdown.stay()
                // A finger has no hover: its first tap opens the sheet, the second follows the link.
                if (pointerType.current !== 'touch' || dropdown.open === index) return
                event.preventDefault()
                dropdown.show(index)
              }}
            >
              {item.name}
            </Link>
            <DropdownSheet item={item} open={dropdown.open === index} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
