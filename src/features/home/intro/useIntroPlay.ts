import { useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import { INTRO_STORAGE_KEY } from '@/config/constants'
import { isComposing } from '@/lib/browser/isComposing'
import { prefersReducedMotion } from '@/lib/browser/motionChoice'
import { localSafeStorage } from '@/lib/storage/safeStorage'
import { holdSections } from '@/motion/holdSections'
import { useIntro } from '@/stores/intro'
import { onOverlayFadeStart } from '@/stores/overlay'
import { useScroll } from '@/stores/scroll'
import { introReducer, isIntroDue, type IntroPhase } from './introPhase'
import { beginIntro, endIntro, isIntroPlaying, onIntroEnd } from './introStart'

/** Keys that would scroll the page. */
const SCROLL_KEYS = new Set([' ', 'ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End'])

/** Whether the intro is to be played. */
function isWanted(): boolean {
  return !prefersReducedMotion() && isIntroDue(localSafeStorage.get(INTRO_STORAGE_KEY), Date.now())
}

/** Any way of saying "go on": Esc, a click, a try to scroll. The button says it by being clicked. */
function listenForSkip(skip: () => void): () => void {
  const byKey = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    if (event.key === 'Escape' || SCROLL_KEYS.has(event.key)) skip()
  }
  const options = { passive: true } as const
  window.addEventListener('keydown', byKey)
  for (const type of ['click', 'wheel', 'touchmove'] as const) window.addEventListener(type, skip, options)
  return () => {
    window.removeEventListener('keydown', byKey)
    for (const type of ['click', 'wheel', 'touchmove'] as const) window.removeEventListener(type, skip)
  }
}

/**
 * Plays the intro when it is due: `html[data-intro="playing"]` from when the overlay begins to fade; until the intro ends the
 * header is hidden and the scroll locked; the time is stored at the end, skipped or not. On a static page the intro may have
 * begun before hydration (`introStart.ts`).
 */
export function useIntroPlay(): { phase: IntroPhase; skip: () => void } {
  const [phase, dispatch] = useReducer(introReducer, 'idle')
  const played = useRef(false)
  const holds = phase === 'waiting' || phase === 'playing'
  const skip = () => dispatch({ type: 'skipped' })

  useLayoutEffect(() => dispatch({ type: 'mounted', wanted: isIntroPlaying() || isWanted() }), [])

  useLayoutEffect(() => {
    if (!holds) return undefined
    useIntro.getState().setIntroPlaying(true)
    useScroll.getState().lock('intro')
    const release = holdSections()
    return () => {
      release()
      useIntro.getState().setIntroPlaying(false)
      useScroll.getState().unlock('intro')
    }
  }, [holds])

  useEffect(() => {
    if (phase === 'waiting') return onOverlayFadeStart(() => dispatch({ type: 'uncovered' }))
    if (phase === 'done' && played.current) localSafeStorage.set(INTRO_STORAGE_KEY, String(Date.now()))
    return undefined
  }, [phase])

  useLayoutEffect(() => {
    if (phase !== 'playing') return undefined
    played.current = true
    beginIntro()
    const stopListening = listenForSkip(() => dispatch({ type: 'skipped' }))
    const unsubscribe = onIntroEnd(() => dispatch({ type: 'finished' }))
    return () => {
      unsubscribe()
      stopListening()
      endIntro()
    }
  }, [phase])

  return { phase, skip }
}
