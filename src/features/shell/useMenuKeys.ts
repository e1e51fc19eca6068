import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import type { MenuItem } from '@/content/navigation'
import { isComposing } from '@/lib/browser/isComposing'
import { menuPlaceAfter, type MenuPlace } from './menuKeys'
import type { Dropdown } from './useDropdown'

/** Arrow keys, Home, End and Esc over the bar's labels and the lines of their sheets (decisions §10.7). */
export function useMenuKeys(
  list: RefObject<HTMLUListElement | null>,
  items: readonly MenuItem[],
  dropdown: Dropdown,
) {
  const wanted = useRef<MenuPlace>(null)

  // A sheet must be seen before one of its lines can have the focus.
  useLayoutEffect(() => {
    if (wanted.current && wanted.current.label === dropdown.open) {
      focusPlace(list.current, wanted.current)
      wanted.current = null
    }
  }, [list, dropdown.open])

  return (event: KeyboardEvent<HTMLElement>) => {
    const from = placeOf(list.current, event.target)
    if (!from || isComposing(event.nativeEvent)) return
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
