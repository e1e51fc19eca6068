import { HOME_GALLERY_MORE_AFTER_PROGRESS } from '@/config/constants'
import { roundToDevicePixels } from '@/motion/roundToDevicePixels'
import type { MotionKit, SectionMotion } from '@/motion/sectionMotion'
import { targetSelector } from '../motionTargets'

/** The swing of a print: a damped spring, at most 4° to each side. */
interface Spring {
  /** Degrees. */
  angle: number
  /** Degrees per second. */
  speed: number
}

const STIFFNESS = 90
const DAMPING = 12
const MAX_DEGREES = 4
/** Degrees per px/s of scroll velocity. */
const DEGREES_PER_VELOCITY = 0.0022
/** Long frames are simulated in steps of at most this (s), so that the spring stays stable. */
const MAX_STEP_S = 1 / 60
/** A print is at rest below this angle (degrees) and speed (degrees per second). */
const REST_THRESHOLD = 0.01

export const restingSpring: Spring = { angle: 0, speed: 0 }

/** Returns the angle (degrees) towards which scrolling at `velocity` (px/s) pulls the prints. */
export function pullForVelocity(velocity: number): number {
  return Math.max(-MAX_DEGREES, Math.min(MAX_DEGREES, velocity * DEGREES_PER_VELOCITY))
}

/** Returns the swing after `seconds`, pulled towards `pull` (degrees). The angle stays within ±4°. */
export function stepSpring({ angle, speed }: Spring, pull: number, seconds: number): Spring {
  let next = { angle, speed }
  for (let left = seconds; left > 0; left -= MAX_STEP_S) {
    const step = Math.min(left, MAX_STEP_S)
    const force = STIFFNESS * (pull - next.angle) - DAMPING * next.speed
    const speedAfter = next.speed + force * step
    next = { angle: next.angle + speedAfter * step, speed: speedAfter }
  }
  if (Math.abs(next.angle) > MAX_DEGREES) return { angle: Math.sign(next.angle) * MAX_DEGREES, speed: 0 }
  return next
}

/** Returns whether the print has stopped swinging. */
export function isAtRest({ angle, speed }: Spring, pull: number): boolean {
  return (
    Math.abs(angle) < REST_THRESHOLD && Math.abs(speed) < REST_THRESHOLD && Math.abs(pull) < REST_THRESHOLD
  )
}

/** Shape of the drawn wire, in shares of the view (0–1). */
const SAG = 0.0333
const SAG_HALF_WIDTH = 0.569

/**
 * Returns the sag of the wire at `x` (share of the view's width) in shares of the view's height. Beyond the view's edges
 * the wire rises further up to a limit.
 */
function wireSagAt(x: number): number {
  const fromMiddle = Math.min(1.6, Math.abs((x - 0.5) / SAG_HALF_WIDTH))
  return SAG * (1 - fromMiddle ** 2)
}

interface GalleryEvents {
  /** The section has become pinned or unpinned. */
  onActive: (isActive: boolean) => void
  /** The scroll progress has passed the point where the "more" link shows, in either direction. */
  onMore: (isShown: boolean) => void
}

/** Final position of the last print, in shares of the view's width. */
const LAST_PRINT_AT = { desktop: 0.389, mobile: 0.092 }
/** The pull is multiplied by this factor in each frame without scrolling. */
const PULL_DECAY = 0.86

/** Swings the prints while the page scrolls. The ticker callback is removed when they are at rest. */
function createSwing({ gsap, findAll }: MotionKit) {
  const prints = findAll(targetSelector('print'))
  let swing: Spring = restingSpring
  let pull = 0
  let running = false

  const stop = () => {
    running = false
    gsap.ticker.remove(tick)
  }
  const tick = (_time: number, deltaMs: number) => {
    swing = stepSpring(swing, pull, Math.min(deltaMs, 100) / 1000)
    pull *= PULL_DECAY
    if (isAtRest(swing, pull)) {
      swing = restingSpring
      stop()
    }
    for (const print of prints) print.style.transform = `rotate(${swing.angle.toFixed(3)}deg)`
  }
  return {
    pullBy: (velocity: number) => {
      pull = pullForVelocity(velocity)
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

/** Moves the track, the prints on the wire and the progress bar. Call `measure` when sizes may have changed. */
function createWire({ root, findAll, findOne, conditions }: MotionKit) {
  const track = findOne(targetSelector('track'))
  const bar = findOne(targetSelector('progress'))
  const hangings = findAll(targetSelector('hanging'))
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
      if (track) track.style.transform = `translateX(${roundToDevicePixels(shift)}px)`
      if (bar) bar.style.transform = `scaleX(${progress})`
      middles.forEach((middle, index) => {
        const sag = wireSagAt((middle + shift) / view.width) * view.height
        hangings[index]?.style.setProperty('transform', `translateY(${roundToDevicePixels(sag)}px)`)
      })
    },
    clear: () => {
      for (const element of [track, bar, ...hangings]) element?.style.removeProperty('transform')
    },
  }
}

/**
 * Returns the gallery's motion: the prints move along the wire with the scroll progress and swing with its velocity.
 * Calls back only when a state changes.
 */
export function createGalleryMotion({ onActive, onMore }: GalleryEvents): SectionMotion {
  return {
    looksSameAtTop: true,
    normal: (kit) => {
      const wire = createWire(kit)
      const swing = createSwing(kit)
      let showsMore = false

      const show = (progress: number) => {
        wire.show(progress)
        if (showsMore === progress > HOME_GALLERY_MORE_AFTER_PROGRESS) return
        showsMore = !showsMore
        onMore(showsMore)
      }

      const timeline = kit.createTimeline({
        onToggle: ({ isActive }) => onActive(isActive),
        onUpdate: (self) => {
          show(self.progress)
          swing.pullBy(self.getVelocity())
        },
        onRefresh: ({ progress, isActive }) => {
          wire.measure()
          show(progress)
          onActive(isActive)
        },
      })
      timeline.scrollTrigger?.refresh()

      return () => {
        swing.clear()
        wire.clear()
        onActive(false)
        onMore(false)
      }
    },
  }
}
