import { HOME_GALLERY_MORE_AFTER_PROGRESS } from '@/config/constants'
import { toDevicePixels } from '@/motion/devicePixels'
import type { MotionKit, SectionMotion } from '@/motion/sectionMotion'
import { targetSelector } from '../motionTargets'

/** A print on its peg, swinging as the motion token "prints" says: a damped spring, at most 4° to either side. */
interface Spring {
  /** Degrees. */
  angle: number
  /** Degrees per second. */
  speed: number
}

const STIFFNESS = 90
const DAMPING = 12
const MAX_DEGREES = 4
/** Degrees per px/s of scrolling. */
const DEGREES_PER_SPEED = 0.0022
/** Long frames are taken in steps of no more than this (s), so that the spring stays stable. */
const MAX_STEP_S = 1 / 60
/** Below this (degrees, degrees per second) a print hangs still. */
const STILL = 0.01

export const restingSpring: Spring = { angle: 0, speed: 0 }

/** The angle that scrolling at `velocity` (px/s) pulls the prints to: they lag behind. */
export function pullAt(velocity: number): number {
  return Math.max(-MAX_DEGREES, Math.min(MAX_DEGREES, velocity * DEGREES_PER_SPEED))
}

/** The swing `seconds` later, pulled towards `pull` (degrees). Never beyond ±4°. */
export function stepSpring({ angle, speed }: Spring, pull: number, seconds: number): Spring {
  let next = { angle, speed }
  for (let left = seconds; left > 0; left -= MAX_STEP_S) {
    const step = Math.min(left, MAX_STEP_S)
    const force = STIFFNESS * (pull - next.angle) - DAMPING * next.speed
    const gained = next.speed + force * step
    next = { angle: next.angle + gained * step, speed: gained }
  }
  if (Math.abs(next.angle) > MAX_DEGREES) return { angle: Math.sign(next.angle) * MAX_DEGREES, speed: 0 }
  return next
}

/** Whether nothing moves any more. */
export function isAtRest({ angle, speed }: Spring, pull: number): boolean {
  return Math.abs(angle) < STILL && Math.abs(speed) < STILL && Math.abs(pull) < STILL
}

/** The wire across the darkroom, in shares of the view (0–1), as its drawing has it. */
const SAG = 0.0333
const SAG_HALF_WIDTH = 0.569

/**
 * How much lower than at the view's edges-to-be the wire hangs at `x` (share of the view's width), in shares of the
 * view's height. Beyond the edges it keeps rising slightly, then stays.
 */
export function wireSagAt(x: number): number {
  const fromMiddle = Math.min(1.6, Math.abs((x - 0.5) / SAG_HALF_WIDTH))
  return SAG * (1 - fromMiddle ** 2)
}

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

/** Lets the prints swing while the page scrolls, and stops the clock when they hang still. */
function createSwinging({ gsap, all }: MotionKit) {
  const prints = all(targetSelector('print'))
  let swing: Spring = restingSpring
  let pull = 0
  let running = false

  const stop = () => {
    running = false
    gsap.ticker.remove(tick)
  }
  const tick = (_time: number, deltaMs: number) => {
    swing = stepSpring(swing, pull, Math.min(deltaMs, 100) / 1000)
    pull *= PULL_FADE
    if (isAtRest(swing, pull)) {
      swing = restingSpring
      stop()
    }
    for (const print of prints) print.style.transform = `rotate(${swing.angle.toFixed(3)}deg)`
  }
  return {
    pullBy: (velocity: number) => {
      pull = pullAt(velocity)
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

/** Moves the track, the prints on their wire and the bar to a progress (0–1); `measure` when sizes may have changed. */
function createWire({ root, all, one, conditions }: MotionKit) {
  const track = one(targetSelector('track'))
  const bar = one(targetSelector('progress'))
  const hangings = all(targetSelector('hanging'))
  let middles: number[] = []
  let distance = 0
  let view = { width: 1, height: 1 }
  return {
    measure: () => {
      view = { width: root.clientWidth, height: window.innerHeight }
      middles = hangings.map(({ offsetLeft, offsetWidth }) => offsetLeft + offsetWidth / 2)
      const rest = view.width * LAST_PRINT_AT[conditions.mobile ? 'mobile' : 'desktop']
      distance = Math.max(0, (hangings.at(-1)?.offsetLeft ?? 0) - rest)
    },
    show: (progress: number) => {
      const shift = -distance * progress
      if (track) track.style.transform = `translateX(${toDevicePixels(shift)}px)`
      if (bar) bar.style.transform = `scaleX(${progress})`
      middles.forEach((middle, index) => {
        const sag = wireSagAt((middle + shift) / view.width) * view.height
        hangings[index]?.style.setProperty('transform', `translateY(${toDevicePixels(sag)}px)`)
      })
    },
    clear: () => {
      for (const element of [track, bar, ...hangings]) element?.style.removeProperty('transform')
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
      const wire = createWire(kit)
      const swinging = createSwinging(kit)
      let passed = false

      const show = (progress: number) => {
        wire.show(progress)
        if (passed === progress > HOME_GALLERY_MORE_AFTER_PROGRESS) return
        passed = !passed
        onMore(passed)
      }

      const trigger = kit.ScrollTrigger.create({
        trigger: kit.root,
        start: 'top top',
        end: 'bottom bottom',
        onToggle: ({ isActive }) => onActive(isActive),
        onUpdate: (self) => {
          show(self.progress)
          swinging.pullBy(self.getVelocity())
        },
        onRefresh: ({ progress, isActive }) => {
          wire.measure()
          show(progress)
          onActive(isActive)
        },
      })
      wire.measure()
      show(trigger.progress)

      return () => {
        swinging.clear()
        wire.clear()
        onActive(false)
        onMore(false)
      }
    },
  }
}
