/** Smooth scrolling by wheel. Always loaded lazily, by `startSmoothScrolling`, and only where it is wanted. */
import Lenis from '@studio-freight/lenis'
import { SMOOTH_SCROLL_MS } from '@/config/constants'
import { onFrame, provideScroller, reportScroll } from './scroller'

/** Keys by which the browser scrolls: they end a glide at once, so that it never fights them. */
const SCROLL_KEYS = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' '])

export interface SmoothScroll {
  /** Holds the page still, or lets it go. */
  hold: (held: boolean) => void
  destroy: () => void
}

/** Takes over the wheel: each turn glides for 1.5 s (specification §9) in the page's one loop. */
export function createSmoothScroll(): SmoothScroll {
  const lenis = new Lenis({
    duration: SMOOTH_SCROLL_MS / 1000,
    autoRaf: false,
    // The visitor's own choice decides whether this runs, and it may differ from the system's setting.
    respectReducedMotion: false,
  })
  const frames = framesWhileGliding(lenis)
  const ways = [
    frames.stop,
    lenis.on('virtual-scroll', frames.start),
    lenis.on('scroll', reportScroll),
    provideScroller({
      scrollTo: (y, durationMs) => {
        if (durationMs === 0) return jump(lenis, y)
        lenis.scrollTo(y, { force: true, duration: durationMs / 1000 })
        frames.start()
      },
    }),
  ]

  const endGlide = ({ key }: KeyboardEvent) => {
    if (SCROLL_KEYS.has(key)) forgetGlide(lenis)
  }
  window.addEventListener('keydown', endGlide)

  return {
    hold: (held) => (held ? lenis.stop() : lenis.start()),
    destroy: () => {
      window.removeEventListener('keydown', endGlide)
      for (const leave of ways) leave()
      lenis.destroy()
    },
  }
}

/** Gives the library its frames while it glides, and none to a page that stands still. */
function framesWhileGliding(lenis: Lenis) {
  let leave: (() => void) | undefined
  const stop = () => {
    leave?.()
    leave = undefined
    // The next glide does not count the time in between.
    lenis.time = 0
  }
  const start = () => {
    leave ??= onFrame((timeMs) => {
      lenis.raf(timeMs)
      if (!lenis.isSmooth) stop()
    })
  }
  return { start, stop }
}

/** Stopping forgets the glide that is under way. */
function forgetGlide(lenis: Lenis) {
  if (lenis.isStopped) return
  lenis.stop()
  lenis.start()
}

/**
 * Natively, and the library follows: its own jump keeps to the page's length of a quarter second ago, which is wrong
 * when a longer page has just taken this one's place, and does nothing when it believes to be there.
 */
function jump(lenis: Lenis, y: number) {
  forgetGlide(lenis)
  window.scrollTo({ top: y, behavior: 'instant' })
}
