import { useEffect, useRef } from 'react'
import { characterKeysWork } from '@/lib/characterKeys'

const TYPING =
  'input:not([type="radio"], [type="checkbox"], [type="range"]), textarea, select, [contenteditable=""], [contenteditable="true"]'

const isTyping = (target: EventTarget | null) => target instanceof Element && target.closest(TYPING) !== null

/** Whether a key press asks for search: ⌘K and Ctrl K everywhere, “/” while nothing is being typed (decisions §11.1). */
export function asksForSearch(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.keyCode === 229 || event.repeat) return false
  if (event.altKey) return false
  // On a Korean layout that key says ㅏ.
  if (event.metaKey !== event.ctrlKey) return !event.shiftKey && /^[kㅏ]$/i.test(event.key)
  return !event.metaKey && event.key === '/' && !isTyping(event.target) && characterKeysWork()
}

/** Search by key. A dialog that is open keeps its keys to itself. */
export function useSearchKeys(open: () => void) {
  const latest = useRef(open)
  useEffect(() => {
    latest.current = open
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!asksForSearch(event) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      latest.current()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
