import { FINE_POINTER, matchesMedia, onMediaChange } from '@/lib/browser/mediaQuery'
import { onPageIdle } from '@/lib/browser/onIdle'
import { onMotionChange, prefersReducedMotion } from '@/lib/browser/reducedMotion'
import { warnOnce } from '@/lib/logger'
import type { SmoothScroll } from './smoothScroll'

/** Upper bound of the wait for an idle page, in ms after its load event. */
const IDLE_LIMIT_MS = 2000

/** Touch input keeps native scrolling. */
const isWanted = () => matchesMedia(FINE_POINTER) && !prefersReducedMotion()

export interface SmoothScrolling {
  /** Locks or unlocks scrolling. Also takes effect if the library loads later. */
  setLocked: (locked: boolean) => void
  stop: () => void
}

/** Events that show that a mouse is in use, usually before the first wheel event. */
const MOUSE_EVENTS = ['pointermove', 'wheel'] as const

/** Calls `callback` once, when the mouse is first used. Returns an unsubscribe function. */
function onFirstMouseUse(callback: () => void): () => void {
  const unsubscribe = () => MOUSE_EVENTS.forEach((type) => window.removeEventListener(type, handleEvent))
  const handleEvent = () => {
    unsubscribe()
    callback()
  }
  for (const type of MOUSE_EVENTS) window.addEventListener(type, handleEvent, { passive: true })
  return unsubscribe
}

/**
 * Loads smooth scrolling once a mouse is used and the page is idle. It is active only with a fine pointer and without
 * reduced motion, and follows changes of both. If its file fails to load, scrolling stays native.
 */
export function startSmoothScrolling(): SmoothScrolling {
  let smooth: SmoothScroll | null = null
  let isLocked = false
  let stopped = false

  const update = async () => {
    if (!isWanted() || stopped) {
      smooth?.destroy()
      smooth = null
      return
    }
    try {
      const { createSmoothScroll } = await import('./smoothScroll')
      // While the import was pending, another call may have finished first or smooth scrolling may have been stopped.
      if (smooth || stopped || !isWanted()) return
      smooth = createSmoothScroll()
      smooth.setLocked(isLocked)
    } catch (error) {
      warnOnce('smooth-scroll', 'Smooth scrolling could not be loaded.', error)
    }
  }
  const onChange = () => void update()
  let stopWaiting: (() => void) | undefined
  const loadWhenIdle = () => {
    stopWaiting = onPageIdle(onChange, IDLE_LIMIT_MS)
  }
  const cleanups = [
    onFirstMouseUse(loadWhenIdle),
    () => stopWaiting?.(),
    onMediaChange(FINE_POINTER, onChange),
    onMotionChange(onChange),
  ]

  return {
    setLocked: (next) => {
      isLocked = next
      smooth?.setLocked(next)
    },
    stop: () => {
      stopped = true
      for (const cleanUp of cleanups) cleanUp()
      onChange()
    },
  }
}
