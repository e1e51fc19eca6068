import { describe, expect, it } from 'vitest'
import { covers, lastAtOrBefore, findRow, rowsBetween, stackRows } from '@/features/photos/wall/rows'

const rows = [3, 1, 4, 2].map((count, index, counts) => ({
  first: counts.slice(0, index).reduce((sum, before) => sum + before, 0),
  height: 100 * (index + 1),
  frames: Array.from({ length: count }, () => ({ x: 0, width: 10 })),
}))

describe('rows', () => {
  const { tops, height } = stackRows(rows, 5)

  it('are stacked with gaps in between', () => {
    expect(tops).toEqual([0, 105, 310, 615])
    expect(height).toBe(1015)
    expect(stackRows([], 5)).toEqual({ tops: [], height: 0 })
  })

  it.each([
    [0, 0],
    [2, 0],
    [3, 1],
    [4, 2],
    [7, 2],
    [8, 3],
    [9, 3],
    [10, -1],
    [-1, -1],
  ])('contain photo %i in row %i', (photo, row) => {
    expect(findRow(rows, photo)).toBe(row)
  })

  it.each([
    [0, 1000, 0, 3],
    [-500, -1, 0, -1],
    [110, 300, 1, 1],
    [104, 105, 0, 1],
    [700, 9000, 3, 3],
  ])('from %i to %i px are rows %i to %i', (from, to, first, last) => {
    expect(rowsBetween(tops, from, to)).toEqual({ first, last })
  })

  it('are found by binary search as by a linear search', () => {
    const sorted = Array.from({ length: 50 }, (_, index) => index * index)
    for (const limit of [-1, 0, 1, 3, 4, 2400, 2401, 9999])
      expect(lastAtOrBefore(sorted, limit, Number)).toBe(sorted.findLastIndex((value) => value <= limit))
  })

  it('cover a range inside them', () => {
    expect(covers({ first: 2, last: 9 }, { first: 2, last: 5 })).toBe(true)
    expect(covers({ first: 2, last: 9 }, { first: 1, last: 5 })).toBe(false)
    expect(covers({ first: 2, last: 9 }, { first: 5, last: 10 })).toBe(false)
  })
})
