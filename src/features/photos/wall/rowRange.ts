import type { Row } from './rows'

/** The row that holds a photo, by its number in the list; -1 when none does. */
export function rowOf(rows: readonly Row[], photo: number): number {
  const at = lastAtOrBefore(rows, photo, ({ first }) => first)
  const row = rows[at]
  return row && photo < row.first + row.frames.length ? at : -1
}

/** The tops of rows that lie `gap` px apart, and the height of them all. */
export function stack(rows: readonly Row[], gap: number): { tops: number[]; height: number } {
  let y = 0
  const tops = rows.map(({ height }) => {
    const top = y
    y += height + gap
    return top
  })
  return { tops, height: Math.max(0, y - gap) }
}

/** Number of the last element whose value is at most `limit`, found by halving; -1 when none is. */
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

/** Rows from `first` to `last`, both included; an empty range has `last` below `first`. */
export interface RowRange {
  first: number
  last: number
}

/** The rows that touch the stretch between two heights of the wall, px. */
export function rowsBetween(tops: readonly number[], from: number, to: number): RowRange {
  return {
    first: Math.max(0, lastAtOrBefore(tops, from, Number)),
    last: lastAtOrBefore(tops, to, Number),
  }
}

/** Whether all rows of `needed` are in `range`. */
export function covers(range: RowRange, needed: RowRange): boolean {
  return range.first <= needed.first && range.last >= needed.last
}
