/** A print on its peg, swinging as the motion token "prints" says: a damped spring, at most 4° to either side. */
export interface Spring {
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
