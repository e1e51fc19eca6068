import { useEffect, useRef } from 'react'
import { characterKeysWork, isTyping } from '@/lib/browser/characterKeys'
import { isComposing } from '@/lib/browser/isComposing'
import { isModalOpen } from '@/lib/browser/modal'

export interface AloudKeys {
  toggle: () => void
  move: (by: 1 | -1) => void
  faster: (by: 1 | -1) => void
  close: () => void
}

/** What takes the space bar for itself. */
const CONTROLS = 'button, a, input, select, textarea, summary, [contenteditable]'

function actionOf({ key, target }: KeyboardEvent, keys: AloudKeys): (() => void) | null {
  if (key === 'Escape') return keys.close
  if (key === ' ') return target instanceof Element && target.closest(CONTROLS) ? null : keys.toggle
  return characterKeysWork() && !isTyping(target) ? ofCharacter(key, keys) : null
}

function ofCharacter(key: string, keys: AloudKeys): (() => void) | null {
  switch (key) {
    case '[':
      return () => keys.move(-1)
    case ']':
      return () => keys.move(1)
    case '<':
      return () => keys.faster(-1)
    case '>':
      return () => keys.faster(1)
    default:
      return null
  }
}

/**
 * Keys while reading aloud: space pauses, [ and ] go a sentence back and forth, < and > change the pace, Esc closes, and
 * the reader below stays. Never while a syllable is being composed, nor under a dialog.
 */
export function useAloudKeys(keys: AloudKeys) {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || isComposing(event)) return
      if (event.altKey || event.ctrlKey || event.metaKey || isModalOpen()) return
      const action = actionOf(event, latest.current)
      if (!action) return
      event.preventDefault()
      action()
    }
    // Before the reader's own keys, which leave alone what is prevented.
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
}
