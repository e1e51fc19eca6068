import type { KeyboardEvent } from 'react'

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, audio[controls], video[controls], [contenteditable="true"], [tabindex]:not([tabindex="-1"])'

/** The native dialog lets Tab out to the browser's own bars; here it goes round. */
export function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== 'Tab') return
  const inside = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.checkVisibility?.({ visibilityProperty: true }) ?? true,
  )
  const [first, last] = [inside[0], inside.at(-1)]
  if (!first || !last) return event.preventDefault()
  const { activeElement } = document
  const outside = !inside.some((element) => element === activeElement)
  if (event.shiftKey && (activeElement === first || outside)) last.focus()
  else if (!event.shiftKey && activeElement === last) first.focus()
  else return
  event.preventDefault()
}
