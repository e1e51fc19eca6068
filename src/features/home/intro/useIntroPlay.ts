import { useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import { INTRO_STORAGE_KEY } from '@/config/constants'
import { isComposing } from '@/lib/isComposing'
import { prefersReducedMotion } from '@/lib/motionChoice'
import { localSafeStorage } from '@/lib/safeStorage'
import { holdSections } from '@/motion/holdSections'
import { useIntro } from '@/stores/intro'
import { whenUncovering } from '@/stores/overlay'
import { useScroll } from '@/stores/scroll'
import { introReducer, isIntroDue, type IntroPhase } from './introPhase'

/** Length of the whole intro; the stylesheet's steps (hero/_intro.scss) fill it. */
export const INTRO_MS = 3600

/** Keys that would scroll the page. */
const SCROLL_KEYS = new Set([' ', 'ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End'])

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
 * Plays the intro when it is due (specification §4): from before the first paint until its end the header is hidden
 * and the page held still; `html[data-intro="playing"]` from when the overlay begins to fade, blank as the first frame is;
 * the moment is stored at the end, skipped or not.
 */
export function useIntroPlay(): { phase: IntroPhase; skip: () => void } {
  const [phase, dispatch] = useReducer(introReducer, 'idle')
  const played = useRef(false)
  const holds = phase === 'waiting' || phase === 'playing'
  const skip = () => dispatch({ type: 'skipped' })

  useLayoutEffect(() => dispatch({ type: 'mounted', wanted: isWanted() }), [])

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
    if (phase === 'waiting') return whenUncovering(() => dispatch({ type: 'uncovered' }))
    if (phase === 'done' && played.current) localSafeStorage.set(INTRO_STORAGE_KEY, String(Date.now()))
    return undefined
  }, [phase])

  useLayoutEffect(() => {
    if (phase !== 'playing') return undefined
    played.current = true
    document.documentElement.dataset['intro'] = 'playing'
    const stopListening = listenForSkip(() => dispatch({ type: 'skipped' }))
    const end = setTimeout(() => dispatch({ type: 'finished' }), INTRO_MS)
    return () => {
      clearTimeout(end)
      stopListening()
      delete document.documentElement.dataset['intro']
    }
  }, [phase])

  return { phase, skip }
}
