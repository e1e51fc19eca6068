import { useEffect, useRef } from 'react'
import { characterKeysWork } from '@/lib/browser/characterKeys'
import { isComposing } from '@/lib/browser/isComposing'
import { isModalOpen } from '@/lib/browser/modal'
import { useArrowKeys } from '@/ui/useArrowKeys'

export interface ReaderKeys {
  previous: () => void
  next: () => void
  larger: () => void
  smaller: () => void
  close: () => void
}

const ACTIONS: Record<string, Exclude<keyof ReaderKeys, 'previous' | 'next'>> = {
  '+': 'larger',
  '=': 'larger',
  '-': 'smaller',
  Escape: 'close',
}

/** The reader's keys: ← → chapters, + - text size, Esc back to the book; never while a syllable is being composed. */
export function useReaderKeys(keys: ReaderKeys) {
  useArrowKeys({ turn: (to) => keys[to]() })
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || isComposing(event)) return
      if (event.altKey || event.ctrlKey || event.metaKey || isModalOpen()) return
      const action = ACTIONS[event.key]
      if (!action) return
      // A sign is a word to someone who dictates: it counts only while something on the page has the focus.
      if (action !== 'close' && (event.target === document.body || !characterKeysWork())) return
      event.preventDefault()
      latest.current[action]()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
