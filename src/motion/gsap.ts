/**
 * Registers and configures GSAP. Always loaded lazily, by `loadMotion`, so that it does not compete with the first
 * paint.
 */
import { gsap } from 'gsap'
import { ScrollTrigger } from 'gsap/ScrollTrigger'
import { EASING } from '@/config/motion'
import { cubicBezier } from './cubicBezier'
import { setTicker, onScrollStep } from './scroller'

/** Whether to warn about animation targets that are not found: in development, in tests and in the demo. */
export const WARN_ON_MISSING_TARGET = import.meta.env.MODE !== 'production'

/** Longest delay of `setInterval`, in ms. */
const NEVER_MS = 2 ** 31 - 1
/** Interval at which the end of a scroll is polled, in ms. ScrollTrigger considers a scroll ended after 200 ms. */
const SCROLL_END_POLL_MS = 250

/** The router restores scroll positions, but each ScrollTrigger refresh sets `history.scrollRestoration` back to 'auto'. */
const keepScrollRestorationManual = () => ScrollTrigger.clearScrollMemory('manual')

/** Registers and configures GSAP. Call it once, before any section is run. */
export function setUpGsap() {
  gsap.registerPlugin(ScrollTrigger)
  // autoSleep: stops the ticker soon after the last animation.
  gsap.config({ nullTargetWarn: WARN_ON_MISSING_TARGET, autoSleep: 30 })
  gsap.defaults({ ease: 'none' })
  // After a pause (hidden tab, long task) scrubbed animations jump to the current time instead of catching up slowly.
  gsap.ticker.lagSmoothing(0)

  // Registers the motion tokens' curves by name: `ease: 'ink'`.
  for (const [name, points] of Object.entries(EASING)) gsap.registerEase(name, cubicBezier(points))

  // ignoreMobileResize: no refresh when a phone's address bar shows or hides. syncInterval: every scroll is reported by its
  // event or by a step of smooth scrolling; the default polling 4 times a second would make an idle page draw frames.
  ScrollTrigger.config({ ignoreMobileResize: true, syncInterval: NEVER_MS })

  // ScrollTrigger finds the end of a scroll only by polling, and refreshes after a resize only then.
  ScrollTrigger.addEventListener('scrollStart', () => {
    const poll = setInterval(() => {
      ScrollTrigger.update()
      if (!ScrollTrigger.isScrolling()) clearInterval(poll)
    }, SCROLL_END_POLL_MS)
  })

  keepScrollRestorationManual()
  ScrollTrigger.addEventListener('refresh', keepScrollRestorationManual)

  // One loop: smooth scrolling runs first in each tick, so that scroll animations follow in the same frame.
  setTicker((callback) => {
    const tick = () => callback(performance.now())
    gsap.ticker.add(tick, false, true)
    return () => gsap.ticker.remove(tick)
  })
  onScrollStep(() => ScrollTrigger.update())
}

let refreshQueued = false

/**
 * Refreshes all ScrollTriggers once, in a new task, after the layout changes of the current one. A refresh scrolls to the
 * top and back, which would interrupt a running scroll, so during one it is deferred to its end.
 */
export function queueRefresh() {
  if (refreshQueued) return
  refreshQueued = true
  setTimeout(() => {
    refreshQueued = false
    ScrollTrigger.sort()
    ScrollTrigger.refresh(ScrollTrigger.isScrolling())
  })
}

export { gsap, ScrollTrigger }
