import { useEffect, useRef } from 'react'

export interface ReaderKeys {
  previous: () => void
  next: () => void
  larger: () => void
  smaller: () => void
  close: () => void
}

const ACTIONS: Record<string, keyof ReaderKeys> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  '+': 'larger',
  '=': 'larger',
  '-': 'smaller',
  Escape: 'close',
}

/** A control that has its own use for the arrows. */
const TAKES_ARROWS = 'input, select, textarea, [contenteditable="true"], [role=slider]'

/** The reader's keys: ← → chapters, + - text size, Esc back to the book; never while a syllable is being composed. */
export function useReaderKeys(keys: ReaderKeys) {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.isComposing || event.keyCode === 229) return
      if (event.altKey || event.ctrlKey || event.metaKey) return
      const action = ACTIONS[event.key]
      if (!action) return
      const busy = event.target instanceof Element && event.target.closest(TAKES_ARROWS) !== null
      if (busy && event.key.startsWith('Arrow')) return
      event.preventDefault()
      latest.current[action]()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
