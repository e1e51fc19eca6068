import { isComposing } from './isComposing'

/** Where arrows belong to someone else: fields, and widgets that walk by them. */
const TAKES_ARROWS =
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

/** Which way a press of ← or → turns. */
export type Direction = 'previous' | 'next'

/**
 * Which way a key press turns: only a bare arrow, never while typing or composing. A page leaves
 * the keys that are pressed inside a dialog to it, unless it `isDialog` itself.
 */
export function arrowDirection(event: Key, { isDialog = false } = {}): Direction | null {
  if (event.defaultPrevented || isComposing(event)) return null
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null
  if (event.target instanceof Element) {
    if (event.target.closest(TAKES_ARROWS)) return null
    if (!isDialog && event.target.closest('dialog')) return null
  }
  if (event.key === 'ArrowLeft') return 'previous'
  return event.key === 'ArrowRight' ? 'next' : null
}

/**
 * Which of `count` items in a row (tabs, tools) a bare ←, →, Home or End leads to from the one at `index`; the row is a
 * circle. Undefined for every other key, and while composing.
 */
export function itemAfterKey(
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
