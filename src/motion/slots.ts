/** A stretch of a timeline, in its own units: where it begins and how long it is. */
export interface Slot {
  at: number
  duration: number
}

/** Length of one part of a storyboard; boards and timelines count its slots from 0 to 100. */
export const PART_LENGTH = 100

/**
 * Places the slots of the n-th part (0-based) of a storyboard whose parts follow one another, each 0–100:
 * `part(1)(12, 24)` begins at 112 and lasts 12.
 */
export function part(index: number): (from: number, to: number) => Slot {
  return (from, to) => {
    if (!(from >= 0 && to >= from && to <= PART_LENGTH)) {
      throw new RangeError(`A slot lies within 0–${PART_LENGTH}, not ${from}–${to}.`)
    }
    return { at: index * PART_LENGTH + from, duration: to - from }
  }
}

/**
 * Splits a slot among `count` things that start one after another and overlap: each lasts `share` (0–1) of the
 * slot, the first starts at its beginning, the last ends at its end.
 */
export function stagger(slot: Slot, count: number, share: number): Slot[] {
  const duration = count > 1 ? slot.duration * share : slot.duration
  const step = count > 1 ? (slot.duration - duration) / (count - 1) : 0
  return Array.from({ length: count }, (_, index) => ({ at: slot.at + index * step, duration }))
}

/** The progress (0–1) of a storyboard of `parts` parts at a moment (0–100) of one of them. */
export function progressAt(index: number, moment: number, parts: number): number {
  return (index + moment / PART_LENGTH) / parts
}
