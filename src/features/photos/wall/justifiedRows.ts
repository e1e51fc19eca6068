import type { Frame, Row } from './rows'

export interface JustifiedOptions {
  /** Width of the wall in px. */
  width: number
  gap: number
  /** The height that rows come as near to as they can. */
  target: number
  /** How many times the target the last row may be stretched to before it is left as it is. */
  maxStretch?: number
}

const DEFAULT_MAX_STRETCH = 1.25

/** Height at which photos with these ratios in sum fill the width. */
function heightOf(ratioSum: number, count: number, { width, gap }: JustifiedOptions): number {
  return (width - gap * (count - 1)) / ratioSum
}

/**
 * Where each row ends (exclusive), and whether the last is full. A row takes photos until it is as near to the target as
 * it gets, compared in proportion. Only what stands before a break decides it, so photos that come later move none.
 */
function breaks(ratios: readonly number[], options: JustifiedOptions): { ends: number[]; open: boolean } {
  const ends: number[] = []
  let start = 0
  let sum = 0
  ratios.forEach((ratio, index) => {
    const before = index > start ? heightOf(sum, index - start, options) : Infinity
    const height = heightOf(sum + ratio, index - start + 1, options)
    sum += ratio
    if (height > options.target) return
    // One photo more makes the row too low; without it, it was too high. The nearer one wins.
    const end = before / options.target < options.target / height ? index : index + 1
    ends.push(end)
    start = end
    sum = end === index ? ratio : 0
    if (end === index && heightOf(ratio, 1, options) <= options.target) {
      ends.push(index + 1)
      start = index + 1
      sum = 0
    }
  })
  const open = start < ratios.length
  if (open) ends.push(ratios.length)
  return { ends, open }
}

/** Whole pixels from edge to edge: no seam shows and nothing is blurred by half a pixel. */
function framesOf(ratios: readonly number[], height: number, gap: number, right?: number): Frame[] {
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
 * Justified rows: every photo whole and in order, every row as wide as the wall, heights near the target. The last row
 * is stretched to `maxStretch` of the target at most; beyond that it stays at the target, left-aligned.
 */
export function justifiedRows(ratios: readonly number[], options: JustifiedOptions): Row[] {
  if (options.width <= 0) return []
  const { ends, open } = breaks(ratios, options)
  return ends.map((end, row) => {
    const first = ends[row - 1] ?? 0
    const own = ratios.slice(first, end)
    const full = heightOf(
      own.reduce((sum, ratio) => sum + ratio, 0),
      own.length,
      options,
    )
    const short =
      open && row === ends.length - 1 && full > options.target * (options.maxStretch ?? DEFAULT_MAX_STRETCH)
    const height = Math.round(short ? options.target : full)
    return {
      first,
      height,
      frames: framesOf(own, short ? height : full, options.gap, short ? undefined : options.width),
    }
  })
}
