import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { MenuItem } from '@/content/navigation'
import { DropdownSheet } from './DropdownSheet'
import styles from './Header.module.scss'
import { isCurrent } from './menu'
import { menuPlaceAfter, type MenuPlace } from './menuKeys'
import type { Dropdown } from './useDropdown'

/** The bar of labels, each with its sheet (decisions §10.7). */
export function Navigation({ items, dropdown }: { items: readonly MenuItem[]; dropdown: Dropdown }) {
  const list = useRef<HTMLUListElement>(null)
  const pointerType = useRef('')
  const { pathname } = useLocation()

  const wanted = useRef<MenuPlace>(null)

  // A sheet must be seen before one of its lines can have the focus.
  useLayoutEffect(() => {
    if (wanted.current && wanted.current.label === dropdown.open) {
      focusPlace(list.current, wanted.current)
      wanted.current = null
    }
  }, [dropdown.open])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const from = placeOf(list.current, event.target)
    if (!from || event.nativeEvent.isComposing) return
    if (event.key === 'Escape') focusPlace(list.current, { ...from, line: -1 })
    const next = menuPlaceAfter(
      event.key,
      from,
      items.map(({ children }) => children?.length ?? 0),
    )
    if (!next) return
    event.preventDefault()
    if (dropdown.open === next.label) return focusPlace(list.current, next)
    wanted.current = next
    dropdown.show(next.label)
  }

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
              data-current={isCurrent(item, pathname)}
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

function focusPlace(list: HTMLUListElement | null, { label, line }: MenuPlace) {
  list?.children[label]?.querySelector<HTMLAnchorElement>(`a[data-menu-line="${line}"]`)?.focus()
}

function placeOf(list: HTMLUListElement | null, target: EventTarget): MenuPlace | null {
  if (!list || !(target instanceof Element)) return null
  const line = target.closest<HTMLElement>('[data-menu-line]')?.dataset['menuLine']
  const label = [...list.children].findIndex((entry) => entry.contains(target))
  return line === undefined || label < 0 ? null : { label, line: Number(line) }
}
