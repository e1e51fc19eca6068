/**
 * The animation library, registered and configured in one place. This module is always loaded lazily, by
 * `loadMotion`, so that it never competes with the first paint.
 */
import { gsap } from 'gsap'
import { ScrollTrigger } from 'gsap/ScrollTrigger'
import { EASING } from '@/config/motion'
import { cubicBezier } from './cubicBezier'
import { adoptTicker, onScrollStep } from './scroller'

/** Whether to warn of motion that finds nothing to move: in development, in tests and in the demo. */
export const WARNS_OF_MISSING = import.meta.env.MODE !== 'production'

/** The longest interval that a browser keeps, ms. */
const NEVER_MS = 2 ** 31 - 1
/** How often the end of a scroll is looked for, ms: longer than the 200 after which the library takes it for ended. */
const SCROLL_END_MS = 250

/** Restoring the scroll position is the router's business: each refresh would set it back to 'auto'. */
const keepManual = () => ScrollTrigger.clearScrollMemory('manual')

/** Registers and configures the library, once, before any section has its motion. */
export function setUpLibrary() {
  gsap.registerPlugin(ScrollTrigger)
  // A page that stands still is soon left without frames.
  gsap.config({ nullTargetWarn: WARNS_OF_MISSING, autoSleep: 30 })
  gsap.defaults({ ease: 'none' })
  // After a pause (hidden tab, long task) scrubbed motion takes the true time instead of a slow catch-up.
  gsap.ticker.lagSmoothing(0)

  // The motion tokens' curves by name: `ease: 'ink'`.
  for (const [name, points] of Object.entries(EASING)) gsap.registerEase(name, cubicBezier(points))

  // The address bar of phones comes and goes; that is no reason to measure anew. Every scroll tells of itself, by its event or as
  // a step of the smooth one: to look for one four times a second would have a page at rest draw frames.
  ScrollTrigger.config({ ignoreMobileResize: true, syncInterval: NEVER_MS })

  // Its end is found by looking only, and what was resized meanwhile is measured anew at the end.
  ScrollTrigger.addEventListener('scrollStart', () => {
    const looking = setInterval(() => {
      ScrollTrigger.update()
      if (!ScrollTrigger.isScrolling()) clearInterval(looking)
    }, SCROLL_END_MS)
  })

  keepManual()
  ScrollTrigger.addEventListener('refresh', keepManual)

  // One loop: smooth scrolling runs first in each tick, scroll animation follows its step in the same frame.
  adoptTicker((callback) => {
    const tick = () => callback(performance.now())
    gsap.ticker.add(tick, false, true)
    return () => gsap.ticker.remove(tick)
  })
  onScrollStep(() => ScrollTrigger.update())
}

let refreshQueued = false

/**
 * Measures all scroll animations anew, once, in a task after everything that changes the layout in this one. Measuring takes
 * the page to its top and back, which would end a scroll under way: then it waits for its end.
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
