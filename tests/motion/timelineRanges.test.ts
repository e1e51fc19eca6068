import { describe, expect, it } from 'vitest'
import { segment, progressAt, stagger } from '@/motion/timelineRanges'

describe('timeline ranges', () => {
  it('offsets the ranges of a segment by the segments before it', () => {
    expect(segment(0)(12, 24)).toEqual({ at: 12, duration: 12 })
    expect(segment(2)(90, 100)).toEqual({ at: 290, duration: 10 })
  })

  it('throws for a reversed range or one outside the segment', () => {
    expect(() => segment(0)(24, 12)).toThrow(RangeError)
    expect(() => segment(0)(90, 101)).toThrow(RangeError)
    expect(() => segment(0)(-1, 5)).toThrow(RangeError)
    expect(() => segment(0)(Number.NaN, 5)).toThrow(RangeError)
  })

  it('fills the range exactly with staggered parts', () => {
    const [first, second, third] = stagger({ at: 20, duration: 24 }, 3, 0.5)
    expect(first).toEqual({ at: 20, duration: 12 })
    expect(second).toEqual({ at: 26, duration: 12 })
    expect(third).toEqual({ at: 32, duration: 12 })
    expect(stagger({ at: 5, duration: 7 }, 1, 0.5)).toEqual([{ at: 5, duration: 7 }])
    expect(stagger({ at: 5, duration: 7 }, 0, 0.5)).toEqual([])
  })

  it('returns the progress of a position in one segment among all', () => {
    expect(progressAt(0, 0, 3)).toBe(0)
    expect(progressAt(1, 50, 3)).toBe(0.5)
    expect(progressAt(2, 100, 3)).toBe(1)
  })
})
