import type { FocusEvent } from 'react'

/** `onFocus` of a row that scrolls sideways: what the keyboard comes to in it is brought wholly into view. */
export function revealFocused({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
