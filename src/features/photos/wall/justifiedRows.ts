import { BREAKPOINT_PX } from '@/config/breakpoints'
import { propertiesPerView, ROW_VIEWS, ssrSizes, type SsrPhoto } from '@/features/list/ssrViews'
import { matchesMedia } from '@/lib/browser/mediaQuery'
import type { Frame, Row } from './rows'

interface JustifiedOptions {
  /** Width of the wall in px. */
  width: number
  gap: number
  /** The row height to aim for, in px. */
  target: number
  /** The last row may be up to this many times as high as the target. */
  maxStretch?: number
}

const DEFAULT_MAX_STRETCH = 1.25

/** Horizontal and vertical gap between photos, in px. */
export const GAP_PX = 5
/** The target row height is this share of the wall's width, which gives two or three photos a row. */
const TARGET_SHARE = 0.326
const MIN_TARGET_PX = 300
const MAX_TARGET_PX = 620
const PHONE_TARGET_SHARE = 0.64

function targetHeight(width: number): number {
  if (width < BREAKPOINT_PX.tablet) return Math.min(MIN_TARGET_PX, width * PHONE_TARGET_SHARE)
  return Math.min(MAX_TARGET_PX, Math.max(MIN_TARGET_PX, width * TARGET_SHARE))
}

/** Returns the layout options for a wall of this width (px). */
export function rowOptions(width: number): Required<Pick<JustifiedOptions, 'width' | 'gap' | 'target'>> {
  return { width, gap: GAP_PX, target: targetHeight(width) }
}

/** Returns the height at which `count` photos with this sum of ratios fill the width. */
function fullWidthHeight(ratioSum: number, count: number, { width, gap }: JustifiedOptions): number {
  return (width - gap * (count - 1)) / ratioSum
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/**
 * Returns the end index (exclusive) of each row, and whether the last row is incomplete. A row takes photos until its
 * height is as close to the target as possible, compared as a ratio. Each break depends on earlier photos only, so
 * appending photos does not move existing rows.
 */
function findBreaks(
  ratios: readonly number[],
  options: JustifiedOptions,
): { ends: number[]; isIncomplete: boolean } {
  const ends: number[] = []
  let start = 0
  let sum = 0
  ratios.forEach((ratio, index) => {
    const before = index > start ? fullWidthHeight(sum, index - start, options) : Infinity
    const height = fullWidthHeight(sum + ratio, index - start + 1, options)
    sum += ratio
    if (height > options.target) return
    // The row is too low with this photo and too high without it. Take the closer one.
    const end = before / options.target < options.target / height ? index : index + 1
    ends.push(end)
    start = end
    sum = end === index ? ratio : 0
    if (end === index && fullWidthHeight(ratio, 1, options) <= options.target) {
      ends.push(index + 1)
      start = index + 1
      sum = 0
    }
  })
  const isIncomplete = start < ratios.length
  if (isIncomplete) ends.push(ratios.length)
  return { ends, isIncomplete }
}

/** Places the photos of one row on whole pixels, because fractional positions blur the images and show seams. */
function layOutRow(ratios: readonly number[], height: number, gap: number, right?: number): Frame[] {
  let x = 0
  return ratios.map((ratio, index) => {
    const left = Math.round(x)
    x += ratio * height
    const end = right !== undefined && index === ratios.length - 1 ? right : Math.round(x)
    x += gap
    return { x: left, width: end - left }
  })
}

/**
 * Lays photos out in justified rows: in order, every row as wide as the wall, row heights close to the target. The last
 * row is stretched to at most `maxStretch` times the target; otherwise it keeps the target height, left-aligned.
 */
export function justifiedRows(ratios: readonly number[], options: JustifiedOptions): Row[] {
  if (options.width <= 0) return []
  const { ends, isIncomplete } = findBreaks(ratios, options)
  return ends.map((end, row) => {
    const first = ends[row - 1] ?? 0
    const rowRatios = ratios.slice(first, end)
    const full = fullWidthHeight(sumOf(rowRatios), rowRatios.length, options)
    const isShort =
      isIncomplete &&
      row === ends.length - 1 &&
      full > options.target * (options.maxStretch ?? DEFAULT_MAX_STRETCH)
    const height = Math.round(isShort ? options.target : full)
    return {
      first,
      height,
      frames: layOutRow(rowRatios, isShort ? height : full, options.gap, isShort ? undefined : options.width),
    }
  })
}

/** The values from which CSS computes the same photo width as the script. */
interface RowShare {
  /** Sum of the ratios of a full row. For a short last row, the sum that would fill it. */
  sum: number
  gaps: number
  isFirst: boolean
}

function rowShare(row: Row, ratios: readonly number[], width: number): RowShare {
  const { gap, target } = rowOptions(width)
  const last = row.frames.at(-1)
  const gaps = row.frames.length - 1
  const isFull = last && last.x + last.width === width
  const sum = isFull
    ? sumOf(ratios.slice(row.first, row.first + row.frames.length))
    : (width - gap * gaps) / target
  return { sum, gaps, isFirst: row.first === 0 }
}

export interface SsrRowPhoto extends SsrPhoto {
  /** The photo's share of the wall's width, for each view. */
  shares: readonly number[]
}

/** The relative difference in width up to which the measured photo reuses the image candidate of the static HTML. */
const SAME_IMAGE_TOLERANCE = 0.1

/**
 * Returns whether a photo with this share of the measured wall can keep the `srcset` and `sizes` of the static HTML.
 * Changing them makes the browser load and paint the image again.
 */
export function sameImageCandidate({ shares }: SsrRowPhoto, share: number): boolean {
  const view = ROW_VIEWS.findIndex(({ media }) => media === null || matchesMedia(media))
  const ssrShare = shares[view] ?? 0
  return Math.abs(share - ssrShare) <= SAME_IMAGE_TOLERANCE * ssrShare
}

/**
 * Returns the justified rows for static HTML: for each view, values from which CSS computes the photo widths at any
 * wall width with the same row breaks.
 */
export function ssrRows(ratios: readonly number[]): SsrRowPhoto[] {
  const views = ROW_VIEWS.map(({ width }) =>
    justifiedRows(ratios, rowOptions(width)).flatMap((row) =>
      row.frames.map(() => rowShare(row, ratios, width)),
    ),
  )
  return ratios.map((ratio, index) => {
    const rowShares = views.flatMap((view) => view[index] ?? [])
    const sums = rowShares.map(({ sum }) => Number(sum.toFixed(4)))
    const gaps = rowShares.map((row) => row.gaps)
    const shares = ROW_VIEWS.map((_, view) => ratio / (rowShares[view]?.sum ?? 1))
    return {
      shares,
      style: {
        '--ratio': Number(ratio.toFixed(4)),
        ...propertiesPerView(ROW_VIEWS, 'sum', sums),
        ...propertiesPerView(ROW_VIEWS, 'gaps', gaps),
      },
      width: Math.ceil(Math.max(...ROW_VIEWS.map(({ width }, view) => width * (shares[view] ?? 1)))),
      sizes: ssrSizes(
        ROW_VIEWS,
        shares.map((share) => `${(100 * share).toFixed(1)}vw`),
      ),
      priority: rowShares.some(({ isFirst }) => isFirst),
    }
  })
}
