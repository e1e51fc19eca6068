import { onFrame } from './scroller'

/** What a visitor does when they want the page for themselves. */
const INPUTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/** Slow, fast, slow: from 0 to 1. */
const easeInOut = (t: number) => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2)

let stopCurrent: (() => void) | undefined

/** Ends a glide where it is. */
export function stopGlide() {
  stopCurrent?.()
}

/** Scrolls natively to `y` (px) in `durationMs`; the visitor's own input ends it where it is. */
export function glideTo(y: number, durationMs: number) {
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
