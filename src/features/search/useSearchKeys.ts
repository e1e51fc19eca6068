import { useEffect, useRef } from 'react'
import { characterKeysWork, isTyping } from '@/lib/browser/characterKeys'
import { isComposing } from '@/lib/browser/isComposing'
import { isModalOpen } from '@/lib/browser/modal'

/** Whether a key press asks for search: ⌘K and Ctrl K everywhere, “/” while nothing is being typed (decisions §11.1). */
export function asksForSearch(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || isComposing(event) || event.repeat) return false
  if (event.altKey) return false
  // On a Korean layout that key says ㅏ.
  if (event.metaKey !== event.ctrlKey) return !event.shiftKey && /^[kㅏ]$/i.test(event.key)
  return !event.metaKey && event.key === '/' && !isTyping(event.target) && characterKeysWork()
}

/** Search by key; nothing opens over a dialog or a picture on the whole screen. */
export function useSearchKeys(open: () => void) {
  const latest = useRef(open)
  useEffect(() => {
    latest.current = open
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!asksForSearch(event) || isModalOpen()) return
      event.preventDefault()
      latest.current()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
