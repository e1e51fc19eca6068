import { HOME_GALLERY_MORE_AFTER_PROGRESS } from '@/config/constants'
import type { MotionKit, SectionMotion } from '@/motion/sectionMotion'
import { hanging, isStill, pullOf, swingOn, type Swing } from './swing'
import { sagAt } from './wire'

interface GalleryEvents {
  /** The pin has begun to hold or let go. */
  onActive: (active: boolean) => void
  /** The way through has passed the point where 'more' shows, or gone back. */
  onMore: (shown: boolean) => void
}

/** Where the last print comes to rest, in shares of the view's width. */
const LAST_PRINT_AT = { desktop: 0.389, mobile: 0.092 }
/** The pull of the scroll fades by this share in each frame without scrolling. */
const PULL_FADE = 0.86

/** To the screen's own pixels: a layer between them would be drawn anew for every frame. */
const whole = (px: number) => Math.round(px * window.devicePixelRatio) / window.devicePixelRatio

interface Hanging {
  element: HTMLElement
  /** Middle of the print from the track's start, in px. */
  middle: number
}

/** Lets the prints swing while the page scrolls, and stops the clock when they hang still. */
function createSwinging({ gsap, all }: MotionKit) {
  const prints = all('[data-print]')
  let swing: Swing = hanging
  let pull = 0
  let running = false

  const stop = () => {
    running = false
    gsap.ticker.remove(tick)
  }
  const tick = (_time: number, deltaMs: number) => {
    swing = swingOn(swing, pull, Math.min(deltaMs, 100) / 1000)
    pull *= PULL_FADE
    if (isStill(swing, pull)) {
      swing = hanging
      stop()
    }
    for (const print of prints) print.style.transform = `rotate(${swing.angle.toFixed(3)}deg)`
  }
  return {
    pullBy: (velocity: number) => {
      pull = pullOf(velocity)
      if (running || pull === 0) return
      running = true
      gsap.ticker.add(tick)
    },
    clear: () => {
      stop()
      for (const print of prints) print.style.removeProperty('transform')
    },
  }
}

/**
 * The gallery's pin: the prints move along the wire with the scroll and swing with its speed. Tells the rest of the
 * page only when something begins or ends.
 */
export function createGalleryMotion({ onActive, onMore }: GalleryEvents): SectionMotion {
  return {
    startsAlike: true,
    normal: (kit) => {
      const { root, ScrollTrigger, all, conditions } = kit
      const [track] = all('[data-track]')
      const [bar] = all('[data-progress]')
      const hangings = all('[data-hanging]')
      const swinging = createSwinging(kit)
      let places: Hanging[] = []
      let distance = 0
      let view = { width: 1, height: 1 }
      let passed = false

      const measure = () => {
        view = { width: root.clientWidth, height: window.innerHeight }
        places = hangings.map((element) => ({
          element,
          middle: element.offsetLeft + element.offsetWidth / 2,
        }))
        const rest = view.width * (conditions.desktop ? LAST_PRINT_AT.desktop : LAST_PRINT_AT.mobile)
        distance = Math.max(0, (hangings.at(-1)?.offsetLeft ?? 0) - rest)
      }
      const show = (progress: number) => {
        const shift = -distance * progress
        if (track) track.style.transform = `translateX(${whole(shift)}px)`
        if (bar) bar.style.transform = `scaleX(${progress})`
        for (const { element, middle } of places) {
          const sag = sagAt((middle + shift) / view.width) * view.height
          element.style.transform = `translateY(${whole(sag)}px)`
        }
        if (passed === progress > HOME_GALLERY_MORE_AFTER_PROGRESS) return
        passed = !passed
        onMore(passed)
      }

      const trigger = ScrollTrigger.create({
        trigger: root,
        start: 'top top',
        end: 'bottom bottom',
        onToggle: ({ isActive }) => onActive(isActive),
        onUpdate: (self) => {
          show(self.progress)
          swinging.pullBy(self.getVelocity())
        },
        onRefresh: ({ progress, isActive }) => {
          measure()
          show(progress)
          onActive(isActive)
        },
      })
      measure()
      show(trigger.progress)

      return () => {
        swinging.clear()
        for (const element of [track, bar, ...hangings]) element?.style.removeProperty('transform')
        onActive(false)
        onMore(false)
      }
    },
  }
}
