/** Start and length of a part of a timeline, in the timeline's units. */
export interface TimelineRange {
  at: number
  duration: number
}

/** Length of one segment of a storyboard, in timeline units. */
export const SEGMENT_LENGTH = 100

/**
 * Returns a function that converts positions (0–100) within the n-th segment (0-based) to a range of the timeline:
 * `segment(1)(12, 24)` begins at 112 and lasts 12. It throws a `RangeError` for positions outside the segment.
 */
export function segment(index: number): (from: number, to: number) => TimelineRange {
  return (from, to) => {
    if (!(from >= 0 && to >= from && to <= SEGMENT_LENGTH)) {
      throw new RangeError(`A range must lie within 0–${SEGMENT_LENGTH}, got ${from}–${to}.`)
    }
    return { at: index * SEGMENT_LENGTH + from, duration: to - from }
  }
}

/**
 * Splits a range into `count` overlapping ranges that start one after another: each lasts `share` (0–1) of the range, the
 * first starts at its start, the last ends at its end.
 */
export function stagger(range: TimelineRange, count: number, share: number): TimelineRange[] {
  const duration = count > 1 ? range.duration * share : range.duration
  const step = count > 1 ? (range.duration - duration) / (count - 1) : 0
  return Array.from({ length: count }, (_, index) => ({ at: range.at + index * step, duration }))
}

/** Returns the progress (0–1) of a storyboard with `segments` segments at a position (0–100) of segment `index`. */
export function progressAt(index: number, position: number, segments: number): number {
  return (index + position / SEGMENT_LENGTH) / segments
}
