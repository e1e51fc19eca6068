// Row geometry shared by both photo walls. Lengths are in px.

/** The position of a photo in its row, measured from the row's left edge. */
export interface Frame {
  x: number
  width: number
}

/** A row of a wall. `first` is the list index of the photo in `frames[0]`. */
export interface Row {
  first: number
  height: number
  frames: readonly Frame[]
}

/** Ratios (width / height) outside this range are cropped, so that panoramas and tall photos leave space for others. */
const MIN_RATIO = 0.5
const MAX_RATIO = 3.2
/** Most camera sensors are 3:2. */
const DEFAULT_RATIO = 1.5

/** Returns the ratio (width / height) at which a wall shows a photo. */
export function wallRatio({ width, height }: { width: number | null; height: number | null }): number {
  if (!width || !height) return DEFAULT_RATIO
  return Math.min(MAX_RATIO, Math.max(MIN_RATIO, width / height))
}

/** Returns the top of each row when rows are `gap` px apart, and the total height. */
export function stackRows(rows: readonly Row[], gap: number): { tops: number[]; height: number } {
  let y = 0
  const tops = rows.map(({ height }) => {
    const top = y
    y += height + gap
    return top
  })
  return { tops, height: Math.max(0, y - gap) }
}

/** Returns the index of the row that contains the photo with this list index, or -1. */
export function findRow(rows: readonly Row[], photo: number): number {
  const at = lastAtOrBefore(rows, photo, ({ first }) => first)
  const row = rows[at]
  return row && photo < row.first + row.frames.length ? at : -1
}

/** Binary search: returns the index of the last element whose value is at most `limit`, or -1. */
export function lastAtOrBefore<T>(
  sorted: readonly T[],
  limit: number,
  value: (element: T) => number,
): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const element = sorted[middle]
    if (element !== undefined && value(element) <= limit) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** Row indices from `first` to `last`, both included. An empty range has `last` below `first`. */
export interface RowRange {
  first: number
  last: number
}

/** Returns the rows that intersect the range between two offsets from the wall's top. */
export function rowsBetween(tops: readonly number[], from: number, to: number): RowRange {
  return {
    first: Math.max(0, lastAtOrBefore(tops, from, Number)),
    last: lastAtOrBefore(tops, to, Number),
  }
}

/** Returns whether `range` contains every row of `needed`. */
export function covers(range: RowRange, needed: RowRange): boolean {
  return range.first <= needed.first && range.last >= needed.last
}
