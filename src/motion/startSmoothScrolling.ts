import { warnOnce } from '@/lib/logger'
import { FINE_POINTER, matchesMedia, onMediaChange } from '@/lib/browser/mediaQuery'
import { onMotionChange, prefersReducedMotion } from '@/lib/browser/motionChoice'
import { whenPageIdle } from '@/lib/browser/whenIdle'
import type { SmoothScroll } from './smoothScroll'

/** Idle time is waited for no longer than this (ms) after the page's load event. */
const IDLE_LIMIT_MS = 2000

/** Touch keeps the browser's own scrolling. */
const isWanted = () => matchesMedia(FINE_POINTER) && !prefersReducedMotion()

export interface SmoothScrolling {
  /** Holds the page still, or lets it go; also before the library has come. */
  hold: (held: boolean) => void
  stop: () => void
}

/** Signs of a hand on the mouse, which comes before any turn of its wheel. */
const MOUSE_EVENTS = ['pointermove', 'wheel'] as const

/** Calls back once a mouse is used; returns what calls it off. */
function whenMouseMoves(callback: () => void): () => void {
  const leave = () => MOUSE_EVENTS.forEach((type) => window.removeEventListener(type, heard))
  const heard = () => {
    leave()
    callback()
  }
  for (const type of MOUSE_EVENTS) window.addEventListener(type, heard, { passive: true })
  return leave
}

/**
 * Brings smooth scrolling once the mouse is used and the page is idle, for visitors it suits, and takes it away again when
 * that changes. Without it, or when its file fails to load, everything scrolls natively.
 */
export function startSmoothScrolling(): SmoothScrolling {
  let smooth: SmoothScroll | null = null
  let held = false
  let stopped = false

  const settle = async () => {
    if (!isWanted() || stopped) {
      smooth?.destroy()
      smooth = null
      return
    }
    try {
      const { createSmoothScroll } = await import('./smoothScroll')
      // Since then another call may have been faster, or the visitor may have gone.
      if (smooth || stopped || !isWanted()) return
      smooth = createSmoothScroll()
      smooth.hold(held)
    } catch (error) {
      warnOnce('smooth-scroll', '부드러운 스크롤을 불러오지 못했습니다.', error)
    }
  }
  const change = () => void settle()
  let stopWaiting: (() => void) | undefined
  const bring = () => {
    stopWaiting = whenPageIdle(change, IDLE_LIMIT_MS)
  }
  const ways = [
    whenMouseMoves(bring),
    () => stopWaiting?.(),
    onMediaChange(FINE_POINTER, change),
    onMotionChange(change),
  ]

  return {
    hold: (next) => {
      held = next
      smooth?.hold(next)
    },
    stop: () => {
      stopped = true
      for (const leave of ways) leave()
      change()
    },
  }
}
