import type { FocusEvent } from 'react'

/** `onFocus` handler for a horizontally scrolling row: scrolls an element focused by keyboard fully into view. */
export function revealFocused({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
