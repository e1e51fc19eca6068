/** Smooth scrolling with the mouse wheel. Always loaded lazily, by `startSmoothScrolling`. */
import Lenis from '@studio-freight/lenis'
import { SMOOTH_SCROLL_MS } from '@/config/constants'
import { onFrame, setScroller, notifyScrollStep } from './scroller'

/** Keys that scroll natively. They cancel the smooth scroll, which would otherwise work against them. */
const SCROLL_KEYS = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' '])

export interface SmoothScroll {
  /** Locks or unlocks scrolling. */
  setLocked: (locked: boolean) => void
  destroy: () => void
}

/** Replaces wheel scrolling: each wheel step animates for `SMOOTH_SCROLL_MS` in the shared loop. */
export function createSmoothScroll(): SmoothScroll {
  const lenis = new Lenis({
    duration: SMOOTH_SCROLL_MS / 1000,
    autoRaf: false,
    // The site's motion choice decides whether this runs; it can differ from the system's setting.
    respectReducedMotion: false,
  })
  const frames = createFrameLoop(lenis)
  const cleanups = [
    frames.stop,
    lenis.on('virtual-scroll', frames.start),
    lenis.on('scroll', notifyScrollStep),
    setScroller({
      scrollTo: (y, durationMs) => {
        if (durationMs === 0) return jump(lenis, y)
        lenis.scrollTo(y, { force: true, duration: durationMs / 1000 })
        frames.start()
      },
    }),
  ]

  const cancelOnKey = ({ key }: KeyboardEvent) => {
    if (SCROLL_KEYS.has(key)) cancelScroll(lenis)
  }
  window.addEventListener('keydown', cancelOnKey)

  return {
    setLocked: (locked) => (locked ? lenis.stop() : lenis.start()),
    destroy: () => {
      window.removeEventListener('keydown', cancelOnKey)
      for (const cleanUp of cleanups) cleanUp()
      lenis.destroy()
    },
  }
}

/** Creates the loop that drives Lenis; it runs only during a smooth scroll, so that an idle page draws no frames. */
function createFrameLoop(lenis: Lenis) {
  let unsubscribe: (() => void) | undefined
  const stop = () => {
    unsubscribe?.()
    unsubscribe = undefined
    // Without this the next scroll would start with the elapsed idle time.
    lenis.time = 0
  }
  const start = () => {
    unsubscribe ??= onFrame((timeMs) => {
      lenis.raf(timeMs)
      if (!lenis.isSmooth) stop()
    })
  }
  return { start, stop }
}

/** Cancels the running smooth scroll: Lenis drops it when it is stopped. */
function cancelScroll(lenis: Lenis) {
  if (lenis.isStopped) return
  lenis.stop()
  lenis.start()
}

/**
 * Jumps natively. Lenis' own immediate scroll clamps to a page height that it measured up to 250 ms ago, which is wrong
 * right after a page change, and does nothing if Lenis believes to be at the target.
 */
function jump(lenis: Lenis, y: number) {
  cancelScroll(lenis)
  window.scrollTo({ top: y, behavior: 'instant' })
}
