import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import type { MenuItem } from '@/content/menuItem'
import { isComposing } from '@/lib/browser/isComposing'
import type { Dropdown } from './useDropdown'

/** A position in the menu bar: a label, or a line of its dropdown panel. */
interface MenuPosition {
  label: number
  /** -1 for the label itself. */
  line: number
}

/**
 * Returns the position that a key moves to, or null if the key is not handled. Left and right move between
 * labels, up and down through the panel. `lines` is the number of lines in each panel.
 */
export function getNextMenuPosition(
  key: string,
  { label, line }: MenuPosition,
  lines: readonly number[],
): MenuPosition | null {
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

/** Handles arrow keys, Home, End and Esc on the menu bar and its panels. */
export function useMenuKeys(
  list: RefObject<HTMLUListElement | null>,
  items: readonly MenuItem[],
  dropdown: Dropdown,
) {
  const pending = useRef<MenuPosition>(null)

  // A panel must be visible before one of its lines can be focused.
  useLayoutEffect(() => {
    if (pending.current && pending.current.label === dropdown.open) {
      focusPosition(list.current, pending.current)
      pending.current = null
    }
  }, [list, dropdown.open])

  return (event: KeyboardEvent<HTMLElement>) => {
    const from = getPosition(list.current, event.target)
    if (!from || isComposing(event.nativeEvent)) return
    if (event.key === 'Escape') focusPosition(list.current, { ...from, line: -1 })
    const next = getNextMenuPosition(
      event.key,
      from,
      items.map(({ children }) => children?.length ?? 0),
    )
    if (!next) return
    event.preventDefault()
    if (dropdown.open === next.label) return focusPosition(list.current, next)
    pending.current = next
    dropdown.show(next.label)
  }
}

function focusPosition(list: HTMLUListElement | null, { label, line }: MenuPosition) {
  list?.children[label]?.querySelector<HTMLAnchorElement>(`a[data-menu-line="${line}"]`)?.focus()
}

function getPosition(list: HTMLUListElement | null, target: EventTarget): MenuPosition | null {
  if (!list || !(target instanceof Element)) return null
  const line = target.closest<HTMLElement>('[data-menu-line]')?.dataset['menuLine']
  const label = [...list.children].findIndex((entry) => entry.contains(target))
  return line === undefined || label < 0 ? null : { label, line: Number(line) }
}
