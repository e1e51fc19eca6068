import { SPARKLE_COUNT } from '@/config/constants'
import { isOnSheet, SHEET_WAY, type Sheet } from './sheet'

/** A four-point star of the night. Places are shares (%) of the view; the second pair is for phones. */
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
  /** One breath, in ms. */
  period: number
  /** Where in its breath it starts, in ms. */
  phase: number
}

/** Three big, nine middle, the rest tiny. */
export const BIG_SPARKLES = 3
export const MIDDLE_SPARKLES = 9
const SEED = 21
/** Room (share of the view) kept between a star's centre and the sheet's edge. */
const SHEET_MARGIN = 0.026
/** Phones keep the stars out of the headline's lines as well: share of the view's height, left of this width. */
const MOBILE_TEXT = { top: 0.37, bottom: 0.72, right: 0.62 }

/** The stars that the eye goes to first have places of their own: x, y, size, opacity, rotation. */
const PLACED: readonly (readonly [number, number, number, number, number])[] = [
  [87.2, 24, 40, 1, 8],
  [43.6, 19.5, 26, 0.95, -6],
  [90, 63, 22, 0.95, 4],
  [57, 84, 18, 0.95, 0],
  [31, 33, 13, 0.9, 0],
]

/** Repeatable random numbers from 0 to 1 (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value))

/** A place off the sheet, drawn until one is found. */
function placeOff(sheet: Sheet, draw: () => readonly [number, number]): readonly [number, number] {
  for (;;) {
    const place = draw()
    if (!isOnSheet(sheet, place[0] / 100, place[1] / 100, SHEET_MARGIN)) return place
  }
}

function desktopPlace(random: () => number): readonly [number, number] {
  return placeOff(SHEET_WAY.desktop[0].sheet, () => {
    const angle = random() * Math.PI * 2
    const reach = 0.06 + 0.46 * random() ** 0.75
    return [clamp(64 + Math.cos(angle) * reach * 88, 3, 97), clamp(46 + Math.sin(angle) * reach * 92, 11, 93)]
  })
}

function mobilePlace(random: () => number): readonly [number, number] {
  return placeOff(SHEET_WAY.mobile[0].sheet, () => {
    const x = 4 + random() * 92
    const y = 9 + random() * 84
    const onText = x < MOBILE_TEXT.right * 100 && y > MOBILE_TEXT.top * 100 && y < MOBILE_TEXT.bottom * 100
    return onText ? mobilePlace(random) : [x, y]
  })
}

function sizeOf(index: number, random: () => number): number {
  if (index < BIG_SPARKLES) return 34 - index * 5
  return index < BIG_SPARKLES + MIDDLE_SPARKLES ? 10 + random() * 9 : 4 + random() * 5
}

/** The stars of the hero, always the same: 40 of them, none on the sheet (specification §9). */
export function createSparkles(): Sparkle[] {
  const random = randomFrom(SEED)
  return Array.from({ length: SPARKLE_COUNT }, (_, index) => {
    const drawn = desktopPlace(random)
    const [mobileX, mobileY] = mobilePlace(random)
    const placed = PLACED[index]
    const [x, y, size, opacity, rotation] = placed ?? [
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

/** Two decimals: enough for the eye, and the same text from server and browser. */
function round(value: number): number {
  return Math.round(value * 100) / 100
}
