/** A stretch of a timeline, in its own units: where it begins and how long it is. */
export interface TimelineRange {
  at: number
  duration: number
}

/** Length of one segment of a storyboard; boards and timelines count its ranges from 0 to 100. */
export const SEGMENT_LENGTH = 100

/**
 * Places the ranges of the n-th segment (0-based) of a storyboard whose segments follow one another, each 0–100:
 * `segment(1)(12, 24)` begins at 112 and lasts 12.
 */
export function segment(index: number): (from: number, to: number) => TimelineRange {
  return (from, to) => {
    if (!(from >= 0 && to >= from && to <= SEGMENT_LENGTH)) {
      throw new RangeError(`A range lies within 0–${SEGMENT_LENGTH}, not ${from}–${to}.`)
    }
    return { at: index * SEGMENT_LENGTH + from, duration: to - from }
  }
}

/**
 * Splits a range among `count` things that start one after another and overlap: each lasts `share` (0–1) of the
 * range, the first starts at its beginning, the last ends at its end.
 */
export function stagger(range: TimelineRange, count: number, share: number): TimelineRange[] {
  const duration = count > 1 ? range.duration * share : range.duration
  const step = count > 1 ? (range.duration - duration) / (count - 1) : 0
  return Array.from({ length: count }, (_, index) => ({ at: range.at + index * step, duration }))
}

/** The progress (0–1) of a storyboard of so many segments at a moment (0–100) of one of them. */
export function progressAt(index: number, moment: number, segments: number): number {
  return (index + moment / SEGMENT_LENGTH) / segments
}
