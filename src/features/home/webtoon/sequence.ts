/**
 * What the webtoon section shows at a given scroll progress. Everything follows from the progress alone, so scrolling
 * back, jumping with End or an anchor, and a restored position all land in the same state.
 */
import { EASING } from '@/config/motion'
import { cubicBezier } from '@/motion/cubicBezier'

/** What happens within the slice of one series, in percent of the slice. Phases overlap where one flows into the next. */
const SLICE = {
  /** The letters are uncovered as windows on the scene: of the first series by lifting the title frame. */
  open: [0, 4],
  /** The letters fly past the reader, into the counter of one of them. */
  zoom: [6, 32],
  /** The pink fades and shows the whole scene. */
  reveal: [28, 38],
  /** The scene steps back and the title card rises. */
  card: [36, 46],
  figures: [42, 58],
  leave: [78, 92],
  /** Pink comes back; the next series takes the stage behind it. */
  cover: [92, 100],
} as const satisfies Record<string, readonly [from: number, to: number]>

/** Scale of the letters at the end of the zoom. */
const ZOOM_END = 28
/** Where in its slice a series is read at rest, 0–1: the middle of the hold. */
const READING_POINT = 0.68
/** How far the card rises, in px. */
const CARD_RISE_PX = 40

export type SeriesPhase = 'title' | 'zoom' | 'reveal' | 'read' | 'leave' | 'cover'

export interface SeriesMoment {
  /** Which series is on, from 0. */
  index: number
  /** How far its slice is, 0–1. */
  within: number
  phase: SeriesPhase
}

/** Every value that scroll moves, for the series that is on. Opacities 0–1, shifts in the unit their names state. */
export interface SeriesFrame {
  /** Scale of the letters around their counter, 1–28. */
  zoom: number
  /** Opacity of the pink plate with its letter-shaped windows. */
  plate: number
  /** Opacity of the closed pink sheet above it. */
  cover: number
  /** How far the section's title frame has been lifted off the stage. */
  titleLiftPercent: number
  /** How far the scene has stepped back. */
  stepBack: number
  card: number
  cardRisePx: number
  figures: number
  figuresRisePercent: number
  /** How far the figures have left to their sides. */
  figuresAwayPercent: number
}

function clamp(value: number, low = 0, high = 1): number {
  return Math.min(high, Math.max(low, value))
}

/** How far a percentage is between two others, 0–1. */
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

/** Which of `count` series is on at `progress` (0–1 of the whole pin), and where in its slice. */
export function momentAt(progress: number, count: number): SeriesMoment {
  const at = clamp(progress) * count
  const index = Math.min(Math.floor(at), count - 1)
  const within = at - index
  return { index, within, phase: phaseAt(within * 100) }
}

/** The values of one moment (specification §4, home webtoon section). */
export function frameAt({ index, within }: Pick<SeriesMoment, 'index' | 'within'>): SeriesFrame {
  const percent = within * 100
  const rise = easeInk(share(percent, SLICE.figures))
  const away = easeOut(share(percent, SLICE.leave))
  const opened = share(percent, SLICE.open)
  const first = index === 0
  return {
    zoom: ZOOM_END ** share(percent, SLICE.zoom),
    plate: 1 - share(percent, SLICE.reveal),
    cover: Math.max(first ? 0 : 1 - opened, share(percent, SLICE.cover)),
    titleLiftPercent: first ? 100 * opened : 100,
    stepBack: share(percent, SLICE.card),
    card: Math.min(share(percent, SLICE.card), 1 - share(percent, SLICE.leave)),
    cardRisePx: CARD_RISE_PX * (1 - share(percent, SLICE.card)),
    figures: share(percent, [SLICE.figures[0], SLICE.figures[0] + 4]),
    figuresRisePercent: 60 * (1 - rise),
    figuresAwayPercent: 110 * away,
  }
}

/** The progress (0–1 of the whole pin) at which a series is read at rest. */
export function readingProgress(index: number, count: number): number {
  return (index + READING_POINT) / count
}

/** How many of the series need their pictures by now: the one on, and the next once the reader has settled. */
export function seriesNeeded(
  { index, within }: Pick<SeriesMoment, 'index' | 'within'>,
  count: number,
): number {
  return Math.min(count, index + (within * 100 >= SLICE.card[0] ? 2 : 1))
}
