import { SPARKLE_COUNT } from '@/config/constants'
import { isOnSheet, SHEET_KEYFRAMES, type Sheet } from './sheet'

/** A four-point star. Positions are percentages of the view; the second pair is for phones. */
export interface Sparkle {
  x: number
  y: number
  mobileX: number
  mobileY: number
  /** Width and height in px. */
  size: number
  opacity: number
  /** Degrees. */
  rotation: number
  /** Duration of one twinkle, in ms. */
  period: number
  /** Offset of the animation, in ms. */
  phase: number
}

/** The first stars are big, the next ones medium-sized, and the rest tiny. */
const BIG_SPARKLES = 3
const MEDIUM_SPARKLES = 9
const SEED = 21
/** Minimum distance between a star's centre and the sheet's edge, in shares of the view. */
const SHEET_MARGIN = 0.026
/** Upper bound for the search, in case the sheet or the headline leaves no place. */
const MAX_DRAWS = 50
/** On phones the stars also avoid the headline: `top` to `bottom` of the view's height, up to `right` of its width. */
const MOBILE_TEXT = { top: 0.37, bottom: 0.72, right: 0.62 }

/** The most prominent stars have fixed values: x, y, size, opacity, rotation. */
const FIXED_SPARKLES: readonly (readonly [number, number, number, number, number])[] = [
  [87.2, 24, 40, 1, 8],
  [43.6, 19.5, 26, 0.95, -6],
  [90, 63, 22, 0.95, 4],
  [57, 84, 18, 0.95, 0],
  [31, 33, 13, 0.9, 0],
]

/** Returns a seeded random number generator for 0 to 1 (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value))

type Position = readonly [x: number, y: number]

/** Draws positions until one is free. If none of `MAX_DRAWS` is, returns the last one. */
function drawFree(draw: () => Position, isTaken: (x: number, y: number) => boolean): Position {
  let position = draw()
  for (let draws = 1; draws < MAX_DRAWS && isTaken(...position); draws += 1) position = draw()
  return position
}

const isOnMobileText = (x: number, y: number) =>
  x < MOBILE_TEXT.right * 100 && y > MOBILE_TEXT.top * 100 && y < MOBILE_TEXT.bottom * 100
const isOn = (sheet: Sheet, x: number, y: number) => isOnSheet(sheet, x / 100, y / 100, SHEET_MARGIN)

function desktopPosition(random: () => number): Position {
  const draw = (): Position => {
    const angle = random() * Math.PI * 2
    const reach = 0.06 + 0.46 * random() ** 0.75
    return [clamp(64 + Math.cos(angle) * reach * 88, 3, 97), clamp(46 + Math.sin(angle) * reach * 92, 11, 93)]
  }
  return drawFree(draw, (x, y) => isOn(SHEET_KEYFRAMES.desktop[0].sheet, x, y))
}

function mobilePosition(random: () => number): Position {
  return drawFree(
    () => [4 + random() * 92, 9 + random() * 84],
    (x, y) => isOnMobileText(x, y) || isOn(SHEET_KEYFRAMES.mobile[0].sheet, x, y),
  )
}

function sizeOf(index: number, random: () => number): number {
  if (index < BIG_SPARKLES) return 34 - index * 5
  return index < BIG_SPARKLES + MEDIUM_SPARKLES ? 10 + random() * 9 : 4 + random() * 5
}

/** Returns the stars of the hero, the same ones on every call. None is on the sheet if it leaves enough place. */
export function createSparkles(): Sparkle[] {
  const random = seededRandom(SEED)
  return Array.from({ length: SPARKLE_COUNT }, (_, index) => {
    const drawn = desktopPosition(random)
    const [mobileX, mobileY] = mobilePosition(random)
    const [x, y, size, opacity, rotation] = FIXED_SPARKLES[index] ?? [
      ...drawn,
      sizeOf(index, random),
      0.45 + random() * 0.5,
      random() * 20 - 10,
    ]
    const period = Math.round(2400 + random() * 2800)
    return {
      x: round(x),
      y: round(y),
      mobileX: round(mobileX),
      mobileY: round(mobileY),
      size: round(size),
      opacity: round(opacity),
      rotation: round(rotation),
      period,
      phase: Math.round(random() * period),
    }
  })
}

/** Rounds to two decimals, so that server and client render the same text. */
function round(value: number): number {
  return Math.round(value * 100) / 100
}
