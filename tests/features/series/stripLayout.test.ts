import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  findPosition,
  findStoredPosition,
  getBarsAfterScroll,
  getCutTops,
  getOffset,
} from '@/features/series/strip/stripLayout'

const cuts = [
  { width: 720, height: 1440 },
  { width: 1440, height: 720 },
  { width: 100, height: 100 },
]
const tops = getCutTops(cuts)

describe('positions in a strip', () => {
  it('are relative to the width', () => {
    expect(tops).toEqual([0, 2, 2.5, 3.5])
    expect(findPosition(tops, 1)).toEqual({ cut: 0, share: 0.5 })
    expect(findPosition(tops, 2)).toEqual({ cut: 1, share: 0 })
    expect(getOffset(tops, { cut: 2, share: 0.5 })).toBe(3)
  })

  it('outside the strip are its ends', () => {
    expect(findPosition(tops, -1)).toEqual({ cut: 0, share: 0 })
    expect(findPosition(tops, 9)).toEqual({ cut: 2, share: 1 })
    expect(getOffset(tops, { cut: 7, share: 1 })).toBe(3.5)
    expect(findPosition(getCutTops([]), 3)).toEqual({ cut: 0, share: 0 })
    expect(getOffset(getCutTops([]), { cut: 0, share: 0.5 })).toBe(0)
  })

  it('can be found again from their cut', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 3.4999, noNaN: true }), (y) => {
        expect(getOffset(tops, findPosition(tops, y))).toBeCloseTo(y)
      }),
    )
  })
})

describe('a stored position', () => {
  const stored = { cut: 1, image: 'b', share: 0.4 }
  it.each([
    ['stays in an unchanged episode', ['a', 'b', 'c'], { cut: 1, share: 0.4 }, true],
    ['follows its picture', ['a', 'new', 'b', 'c'], { cut: 2, share: 0.4 }, true],
    ['falls back to the cut with its index', ['a', 'new', 'c'], { cut: 1, share: 0 }, false],
    ['falls back to the last cut', ['a'], { cut: 0, share: 0 }, false],
    ['survives an episode without cuts', [], { cut: 0, share: 0 }, false],
  ])('%s', (_, images, position, isExact) => {
    const current = images.map((image) => ({ image }))
    expect(findStoredPosition(current, stored)).toEqual({ position, isExact })
  })
})

describe('the bars', () => {
  const scroll = (...positions: number[]) =>
    positions.reduce(getBarsAfterScroll, { visible: true, turnY: positions[0] ?? 0 }).visible

  it('hide on the way down and return on the way up, also in small steps', () => {
    expect(scroll(1000, 1004)).toBe(true)
    expect(scroll(1000, 1004, 1009)).toBe(false)
    expect(scroll(1000, 1200, 1195)).toBe(false)
    expect(scroll(1000, 1200, 1197, 1192)).toBe(true)
  })

  it('are visible at the top', () => {
    expect(scroll(1000, 1200, 60)).toBe(true)
    expect(scroll(0, 40, 70)).toBe(true)
  })
})
