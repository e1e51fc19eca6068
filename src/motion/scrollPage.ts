import { prefersReducedMotion } from '@/lib/browser/motionChoice'
import { currentScroller, onFrame } from './scroller'

/** What a visitor does when they want the page for themselves. */
const INPUTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/** Slow, fast, slow: from 0 to 1. */
const easeInOut = (t: number) => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2)

let stopCurrent: (() => void) | undefined

/** Ends a glide where it is. */
function stopGlide() {
  stopCurrent?.()
}

/** Scrolls natively to `y` (px) in `durationMs`; the visitor's own input ends it where it is. */
function glideTo(y: number, durationMs: number) {
  stopGlide()
  const from = window.scrollY
  const began = performance.now()
  const stopFrames = onFrame((now) => {
    const t = Math.min(1, Math.max(0, now - began) / durationMs)
    window.scrollTo({ top: from + (y - from) * easeInOut(t), behavior: 'instant' })
    if (t === 1) stop()
  })
  const stop = () => {
    stopFrames()
    for (const type of INPUTS) window.removeEventListener(type, stop)
    stopCurrent = undefined
  }
  stopCurrent = stop
  for (const type of INPUTS) window.addEventListener(type, stop, { passive: true })
}

/**
 * Scrolls the page to `y` (px) in `durationMs`, by smooth scrolling where it is on; at once without a duration and
 * for visitors who asked for less motion. Their own input ends a glide, and so does another place to go.
 */
export function scrollPageTo(y: number, durationMs = 0) {
  const glides = durationMs > 0 && !prefersReducedMotion()
  const scroller = currentScroller()
  stopGlide()
  if (scroller) scroller.scrollTo(y, glides ? durationMs : 0)
  else if (glides) glideTo(y, durationMs)
  else window.scrollTo({ top: y, behavior: 'instant' })
}
