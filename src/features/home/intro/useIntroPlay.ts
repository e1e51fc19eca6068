import { useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import { INTRO_STORAGE_KEY } from '@/config/constants'
import { isComposing } from '@/lib/browser/isComposing'
import { prefersReducedMotion } from '@/lib/browser/reducedMotion'
import { localSafeStorage } from '@/lib/storage/safeStorage'
import { deferSectionBuilds } from '@/motion/deferSectionBuilds'
import { useIntro } from '@/stores/intro'
import { onOverlayFadeStart } from '@/stores/overlay'
import { useScroll } from '@/stores/scroll'
import { endIntro, isIntroDue, isIntroPlaying, onIntroEnd, startIntro } from './introStart'

/**
 * - `idle`: before home has mounted; the final picture shows.
 * - `waiting`: the first frame shows behind the loading overlay.
 * - `playing`: the intro plays.
 * - `done`: the final picture shows.
 */
type IntroPhase = 'idle' | 'waiting' | 'playing' | 'done'

type IntroEvent =
  /** Home has mounted. */
  | { type: 'mounted'; shouldPlay: boolean }
  /** The loading overlay starts to fade out. */
  | { type: 'overlayFadeStarted' }
  /** The last frame was shown. */
  | { type: 'finished' }
  /** The visitor skipped the intro. */
  | { type: 'skipped' }

/** Returns the next phase. An event that does not apply to the current phase is ignored. */
function introReducer(phase: IntroPhase, event: IntroEvent): IntroPhase {
  switch (event.type) {
    case 'mounted':
      if (phase !== 'idle') return phase
      return event.shouldPlay ? 'waiting' : 'done'
    case 'overlayFadeStarted':
      return phase === 'waiting' ? 'playing' : phase
    default:
      return phase === 'playing' ? 'done' : phase
  }
}

/** Keys that scroll the page. */
const SCROLL_KEYS = new Set([' ', 'ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End'])

function shouldPlayIntro(): boolean {
  return !prefersReducedMotion() && isIntroDue(localSafeStorage.get(INTRO_STORAGE_KEY), Date.now())
}

/** Calls `skip` on Escape, on any click and on any attempt to scroll. Returns a function that removes the listeners. */
function listenForSkip(skip: () => void): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    if (event.key === 'Escape' || SCROLL_KEYS.has(event.key)) skip()
  }
  const options = { passive: true } as const
  window.addEventListener('keydown', onKeyDown)
  for (const type of ['click', 'wheel', 'touchmove'] as const) window.addEventListener(type, skip, options)
  return () => {
    window.removeEventListener('keydown', onKeyDown)
    for (const type of ['click', 'wheel', 'touchmove'] as const) window.removeEventListener(type, skip)
  }
}

/**
 * Plays the intro when it is due, starting when the loading overlay fades out. Until it ends, the header is hidden and
 * scrolling is locked. Stores the time when it ends or is skipped. On a static page the intro may already be playing
 * (`playIntroBeforeHydration`).
 */
export function useIntroPlay(): { phase: IntroPhase; skip: () => void } {
  const [phase, dispatch] = useReducer(introReducer, 'idle')
  const hasPlayed = useRef(false)
  const isActive = phase === 'waiting' || phase === 'playing'
  const skip = () => dispatch({ type: 'skipped' })

  useLayoutEffect(() => dispatch({ type: 'mounted', shouldPlay: isIntroPlaying() || shouldPlayIntro() }), [])

  useLayoutEffect(() => {
    if (!isActive) return undefined
    useIntro.getState().setIntroPlaying(true)
    useScroll.getState().lock('intro')
    const release = deferSectionBuilds()
    return () => {
      release()
      useIntro.getState().setIntroPlaying(false)
      useScroll.getState().unlock('intro')
    }
  }, [isActive])

  useEffect(() => {
    if (phase === 'waiting') return onOverlayFadeStart(() => dispatch({ type: 'overlayFadeStarted' }))
    if (phase === 'done' && hasPlayed.current) localSafeStorage.set(INTRO_STORAGE_KEY, String(Date.now()))
    return undefined
  }, [phase])

  useLayoutEffect(() => {
    if (phase !== 'playing') return undefined
    hasPlayed.current = true
    startIntro()
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
