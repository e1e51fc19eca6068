import { prefersReducedMotion } from '@/lib/browser/motionChoice'
import { glideTo, stopGlide } from './glide'
import { currentScroller } from './scroller'

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
