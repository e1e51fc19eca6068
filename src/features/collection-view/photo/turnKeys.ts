/** Where a key press belongs to someone else: fields, widgets of their own, and layers above the page. */
const OTHERS =
  'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="tab"], [role="slider"], [role="radio"], dialog'

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

/** Which way a key press turns: only a bare arrow, never while typing or composing (229 is an IME at work). */
export function turnOf(event: Key): 'previous' | 'next' | null {
  if (event.defaultPrevented || event.isComposing || event.keyCode === 229) return null
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null
  if (event.target instanceof Element && event.target.closest(OTHERS)) return null
  if (event.key === 'ArrowLeft') return 'previous'
  return event.key === 'ArrowRight' ? 'next' : null
}
