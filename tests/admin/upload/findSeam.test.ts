import { describe, expect, it } from 'vitest'
import { findSeam, isPlainRow } from '@/admin/upload/findSeam'

const nowhere = () => false
/** Returns whether a row is within one of the ranges, both ends included. */
const within =
  (...ranges: [number, number][]) =>
  (row: number) =>
    ranges.some(([from, to]) => row >= from && row <= to)

/** Divides a picture as the worker does and returns the heights of the cuts. */
function heights(total: number, isPlain: (row: number) => boolean): number[] {
  const all: number[] = []
  for (let top = 0; top < total;) {
    const from = top
    const height = findSeam(total - top, (row) => isPlain(from + row))?.height ?? total - top
    all.push(height)
    top += height
  }
  return all
}

describe('seams of a tall picture', () => {
  it('are every 2,400 px without rows of one colour', () => {
    expect(heights(9600, nowhere)).toEqual([2400, 2400, 2400, 2400])
    expect(heights(5000, nowhere)).toEqual([2400, 2400, 200])
    expect(heights(60_000, nowhere)).toHaveLength(25)
  })

  it('are between two rows of one colour, as near to 2,400 px as possible', () => {
    expect(findSeam(9000, within([1000, 1010], [2500, 2600], [3900, 3950]))).toEqual({
      height: 2501,
      isPlain: true,
    })
    expect(findSeam(9000, within([2200, 2390], [2500, 2600]))?.height).toBe(2390)
    expect(findSeam(9000, within([2300, 2500]))?.height).toBe(2400)
    // A single row has no seam inside.
    expect(findSeam(9000, within([2400, 2400]))).toEqual({ height: 2400, isPlain: false })
  })

  it('leave cuts of 600 to 4,000 px', () => {
    expect(findSeam(9000, within([100, 598]))?.isPlain).toBe(false)
    expect(findSeam(9000, within([100, 600]))?.height).toBe(600)
    expect(findSeam(9000, within([3900, 5000]))?.height).toBe(3901)
    expect(findSeam(9000, within([4000, 5000]))?.isPlain).toBe(false)
  })

  it('leave no tiny rest', () => {
    expect(heights(2440, nowhere)).toEqual([2440])
    expect(heights(3000, within([2960, 2999]))).toEqual([2400, 600])
  })
})

it('takes rows with little noise for one colour, and no others', () => {
  const row = (...values: number[]) => Uint8ClampedArray.from(values.flatMap((value) => [value, 0, 0, 255]))
  expect(isPlainRow(row(250, 252, 248), 3, 0)).toBe(true)
  expect(isPlainRow(row(250, 252, 220), 3, 0)).toBe(false)
  expect(isPlainRow(row(0, 200, 9, 9), 2, 1)).toBe(true)
})
