import { prefersReducedMotion } from '@/lib/browser/reducedMotion'
import { getScroller, onFrame } from './scroller'

/** User input that cancels a programmatic scroll. */
const INPUTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/** Cubic ease-in-out from 0 to 1. */
const easeInOut = (t: number) => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2)

let cancelCurrent: (() => void) | undefined

/** Cancels the running scroll animation, if any. */
function cancelScroll() {
  cancelCurrent?.()
}

/** Animates native scrolling to `y` (px) in `durationMs`. User input cancels it. */
function animateScroll(y: number, durationMs: number) {
  cancelScroll()
  const from = window.scrollY
  const startedAt = performance.now()
  const stopFrames = onFrame((now) => {
    const t = Math.min(1, Math.max(0, now - startedAt) / durationMs)
    window.scrollTo({ top: from + (y - from) * easeInOut(t), behavior: 'instant' })
    if (t === 1) stop()
  })
  const stop = () => {
    stopFrames()
    for (const type of INPUTS) window.removeEventListener(type, stop)
    cancelCurrent = undefined
  }
  cancelCurrent = stop
  for (const type of INPUTS) window.addEventListener(type, stop, { passive: true })
}

/**
 * Scrolls the page to `y` (px) in `durationMs`, through smooth scrolling if it is active. Jumps without a duration and with
 * reduced motion. User input or another call cancels the animation.
 */
export function scrollPageTo(y: number, durationMs = 0) {
  const animates = durationMs > 0 && !prefersReducedMotion()
  const scroller = getScroller()
  cancelScroll()
  if (scroller) scroller.scrollTo(y, animates ? durationMs : 0)
  else if (animates) animateScroll(y, durationMs)
  else window.scrollTo({ top: y, behavior: 'instant' })
}
