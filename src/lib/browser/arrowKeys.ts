import { isComposing } from './isComposing'

/** Elements that handle arrow keys themselves: form fields and composite widgets. */
const HANDLES_ARROWS =
  'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="tab"], [role="slider"], [role="radio"]'

type Key = Pick<
  KeyboardEvent,
  | 'key'
  | 'keyCode'
  | 'isComposing'
  | 'defaultPrevented'
  | 'altKey'
  | 'ctrlKey'
  | 'metaKey'
  | 'shiftKey'
  | 'target'
>

/** Direction of ← or →. */
export type Direction = 'previous' | 'next'

/**
 * Returns the direction of an unmodified ← or →; null for any other key, while typing and while composing. Keys pressed
 * inside a dialog are ignored unless the caller is that dialog (`isDialog`).
 */
export function arrowDirection(event: Key, { isDialog = false } = {}): Direction | null {
  if (event.defaultPrevented || isComposing(event)) return null
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null
  if (event.target instanceof Element) {
    if (event.target.closest(HANDLES_ARROWS)) return null
    if (!isDialog && event.target.closest('dialog')) return null
  }
  if (event.key === 'ArrowLeft') return 'previous'
  return event.key === 'ArrowRight' ? 'next' : null
}

/**
 * Returns the index to focus after an unmodified ←, →, Home or End in a row of `count` items (tabs, tools). The arrows
 * wrap around. Returns undefined for every other key and while composing.
 */
export function indexAfterKey(
  event: Pick<KeyboardEvent, 'key' | 'keyCode' | 'isComposing' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  index: number,
  count: number,
): number | undefined {
  if (isComposing(event) || event.altKey || event.ctrlKey || event.metaKey) return undefined
  if (event.key === 'ArrowRight') return (index + 1) % count
  if (event.key === 'ArrowLeft') return (index - 1 + count) % count
  if (event.key === 'Home') return 0
  return event.key === 'End' ? count - 1 : undefined
}
