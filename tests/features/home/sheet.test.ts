import { describe, expect, it } from 'vitest'
import {
  cssMatrix,
  innerEdge,
  inverse,
  isOnSheet,
  SHEET_WAY,
  sheetAt,
  sheetMatrix,
  type Matrix,
} from '@/features/home/hero/sheet'

const WIDTH = 1440
const HEIGHT = 900

const at = ([a, b, c, d, e, f]: Matrix, x: number, y: number) => [a * x + c * y + e, b * x + d * y + f]

describe('the way of the sheet', () => {
  it('rests where the hero shows it until the visitor scrolls', () => {
    const rest = SHEET_WAY.desktop[0].sheet
    expect(sheetAt(SHEET_WAY.desktop, 0)).toEqual(rest)
    expect(sheetAt(SHEET_WAY.desktop, -1)).toEqual(rest)
  })

  it.each(['desktop', 'mobile'] as const)('covers the whole view in the end (%s)', (screen) => {
    for (const progress of [0.86, 1, 2]) {
      const matrix = sheetMatrix(sheetAt(SHEET_WAY[screen], progress), WIDTH, HEIGHT)
      expect(at(matrix, 0, 0)).toEqual([0, 0])
      expect(at(matrix, WIDTH, HEIGHT)).toEqual([WIDTH, HEIGHT])
    }
  })

  it('goes through the picture in between without a jump', () => {
    const before = sheetAt(SHEET_WAY.desktop, 0.5599)
    const after = sheetAt(SHEET_WAY.desktop, 0.5601)
    expect(before.across[0]).toBeCloseTo(0.72, 2)
    expect(after.across[0]).toBeCloseTo(before.across[0], 2)
  })
})

describe('the matrix of the sheet', () => {
  const matrix = sheetMatrix(SHEET_WAY.desktop[0].sheet, WIDTH, HEIGHT)

  it('lays the corners of the view onto the corners of the sheet', () => {
    const [x, y] = at(matrix, WIDTH, HEIGHT)
    expect(x).toBeCloseTo(0.841 * WIDTH)
    expect(y).toBeCloseTo(0.755 * HEIGHT)
  })

  it('is taken back by its inverse, so that the words stay where they are', () => {
    const [x, y] = at(matrix, 300, 500)
    const [backX, backY] = at(inverse(matrix), x ?? 0, y ?? 0)
    expect(backX).toBeCloseTo(300)
    expect(backY).toBeCloseTo(500)
  })

  it('is written as CSS reads it', () => {
    expect(cssMatrix([1, 0, 0, 1, 2.5, -3])).toBe(
      'matrix(1.000000,0.000000,0.000000,1.000000,2.500000,-3.000000)',
    )
  })
})

describe('lying on the sheet', () => {
  it('counts the margin around its edges', () => {
    const sheet = SHEET_WAY.desktop[0].sheet
    expect(isOnSheet(sheet, 0.68, 0.45)).toBe(true)
    expect(isOnSheet(sheet, 0.2, 0.45)).toBe(false)
    expect(isOnSheet(sheet, 0.535, 0.45)).toBe(false)
    expect(isOnSheet(sheet, 0.535, 0.45, 0.02)).toBe(true)
  })
})

describe('where all of the words lie on the sheet', () => {
  const sheet = sheetAt(SHEET_WAY.desktop, 0.3)

  it('is right of the slant of its left edge', () => {
    const from = innerEdge(sheet, 0.83, 0.78)
    expect(from).toBeLessThan(0.83)
    for (const y of [0.3, 0.5, 0.78]) expect(isOnSheet(sheet, from + 0.001, y)).toBe(true)
    expect(isOnSheet(sheet, from - sheet.down[0] - 0.001, 0.5)).toBe(false)
  })

  it('is nowhere while they reach out to the right or below', () => {
    expect(innerEdge(sheet, 0.95, 0.78)).toBe(1)
    expect(innerEdge(sheet, 0.83, 1)).toBe(1)
  })

  it('is the whole view in the end', () => {
    expect(innerEdge(sheetAt(SHEET_WAY.desktop, 0.9), 0.83, 0.78)).toBe(0)
  })
})
