/**
 * Computes what the webtoon section shows at a scroll progress. The result depends only on the progress, so scrolling
 * back, jumping with End or an anchor, and a restored scroll position all lead to the same state.
 */
import { EASING } from '@/config/motion'
import { cubicBezier } from '@/motion/cubicBezier'

/** The phases of one series, in percent of its slice of the pin. Adjacent phases may overlap. */
const SLICE = {
  /** The sheet with the letters appears. For the first series the title frame is lifted. */
  open: [0, 4],
  /** Zoom through the counter of a letter. */
  zoom: [6, 32],
  /** The sheet fades out and reveals the scene. */
  reveal: [28, 38],
  /** The scene becomes softer and darker, and the card rises. */
  card: [36, 46],
  figures: [42, 58],
  leave: [78, 92],
  /** The closed sheet fades in. The next series starts behind it. */
  cover: [92, 100],
} as const satisfies Record<string, readonly [from: number, to: number]>

/** Scale of the letters at the end of the zoom. */
const ZOOM_END = 28
/** Position (0–1) in the slice at which a series is readable: the middle between card and leave. */
const READING_POINT = 0.68
/** Vertical movement of the card, in px. */
const CARD_RISE_PX = 40

export type SeriesPhase = 'title' | 'zoom' | 'reveal' | 'read' | 'leave' | 'cover'

export interface SeriesMoment {
  /** Index of the active series. */
  index: number
  /** Progress within its slice, 0–1. */
  within: number
  phase: SeriesPhase
}

/** Every animated value of the active series. Opacities are 0–1; other units are in the names. */
export interface SeriesFrame {
  /** Scale of the letters around their counter, 1–28. */
  zoom: number
  /** Opacity of the pink plate with its letter-shaped windows. */
  plate: number
  /** Opacity of the closed pink sheet above it. */
  cover: number
  /** Upward shift of the section's title frame. */
  titleLiftPercent: number
  /** Opacity of the softer, darker scene. */
  stepBack: number
  card: number
  cardRisePx: number
  figures: number
  figuresRisePercent: number
  /** Outward shift of the figures. */
  figuresAwayPercent: number
}

function clamp(value: number, low = 0, high = 1): number {
  return Math.min(high, Math.max(low, value))
}

/** Returns the position (0–1) of a percentage between two others. */
function share(percent: number, [from, to]: readonly [number, number]): number {
  return clamp((percent - from) / (to - from))
}

const easeInk = cubicBezier(EASING.ink)
const easeOut = cubicBezier(EASING.out)

function phaseAt(percent: number): SeriesPhase {
  if (percent < SLICE.zoom[0]) return 'title'
  if (percent < SLICE.reveal[0]) return 'zoom'
  if (percent < SLICE.card[1]) return 'reveal'
  if (percent < SLICE.leave[0]) return 'read'
  if (percent < SLICE.cover[0]) return 'leave'
  return 'cover'
}

/** Returns which of `count` series is active at `progress` (0–1 of the whole pin), and the progress within its slice. */
export function momentAt(progress: number, count: number): SeriesMoment {
  const at = clamp(progress) * count
  const index = Math.min(Math.floor(at), count - 1)
  const within = at - index
  return { index, within, phase: phaseAt(within * 100) }
}

/** Returns the animated values of a moment. */
export function frameAt({ index, within }: Pick<SeriesMoment, 'index' | 'within'>): SeriesFrame {
  const percent = within * 100
  const rise = easeInk(share(percent, SLICE.figures))
  const away = easeOut(share(percent, SLICE.leave))
  const open = share(percent, SLICE.open)
  const isFirst = index === 0
  return {
    zoom: ZOOM_END ** share(percent, SLICE.zoom),
    plate: 1 - share(percent, SLICE.reveal),
    cover: Math.max(isFirst ? 0 : 1 - open, share(percent, SLICE.cover)),
    titleLiftPercent: isFirst ? 100 * open : 100,
    stepBack: share(percent, SLICE.card),
    card: Math.min(share(percent, SLICE.card), 1 - share(percent, SLICE.leave)),
    cardRisePx: CARD_RISE_PX * (1 - share(percent, SLICE.card)),
    figures: share(percent, [SLICE.figures[0], SLICE.figures[0] + 4]),
    figuresRisePercent: 60 * (1 - rise),
    figuresAwayPercent: 110 * away,
  }
}

/** Returns the progress (0–1 of the whole pin) at which a series is readable. */
export function readingProgress(index: number, count: number): number {
  return (index + READING_POINT) / count
}

/** Returns how many series should have loaded their pictures: up to the active one, or the next once the card rises. */
export function seriesToLoad(
  { index, within }: Pick<SeriesMoment, 'index' | 'within'>,
  count: number,
): number {
  return Math.min(count, index + (within * 100 >= SLICE.card[0] ? 2 : 1))
}
