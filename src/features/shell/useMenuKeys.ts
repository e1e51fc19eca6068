import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import type { MenuItem } from '@/content/navigation'
import { isComposing } from '@/lib/browser/isComposing'
import type { Dropdown } from './useDropdown'

/** A place in the menu bar: a label, or a line of its sheet. */
interface MenuPlace {
  label: number
  /** -1 on the label itself. */
  line: number
}

/**
 * Where an arrow key leads in the menu bar: sideways from label to label, down into the sheet and through it, up and
 * back to the label. Null when the key is none of ours. `lines` counts the lines of each label's sheet.
 */
export function menuPlaceAfter(
  key: string,
  { label, line }: MenuPlace,
  lines: readonly number[],
): MenuPlace | null {
  const last = (lines[label] ?? 0) - 1
  switch (key) {
    case 'ArrowRight':
      return { label: (label + 1) % lines.length, line: -1 }
    case 'ArrowLeft':
      return { label: (label - 1 + lines.length) % lines.length, line: -1 }
    case 'ArrowDown':
      return { label, line: Math.min(line + 1, last) }
    case 'ArrowUp':
      return { label, line: Math.max(line - 1, -1) }
    case 'Home':
      return line === -1 ? { label: 0, line: -1 } : { label, line: 0 }
    case 'End':
      return line === -1 ? { label: lines.length - 1, line: -1 } : { label, line: last }
    default:
      return null
  }
}

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
