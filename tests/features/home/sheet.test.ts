import { describe, expect, it } from 'vitest'
import {
  uprightTextEdge,
  invertMatrix,
  isOnSheet,
  SHEET_KEYFRAMES,
  sheetAt,
  sheetMatrix,
  type Matrix,
} from '@/features/home/hero/sheet'

const WIDTH = 1440
const HEIGHT = 900

const at = ([a, b, c, d, e, f]: Matrix, x: number, y: number) => [a * x + c * y + e, b * x + d * y + f]

describe('the keyframes of the sheet', () => {
  it('start with the initial shape', () => {
    const rest = SHEET_KEYFRAMES.desktop[0].sheet
    expect(sheetAt(SHEET_KEYFRAMES.desktop, 0)).toEqual(rest)
    expect(sheetAt(SHEET_KEYFRAMES.desktop, -1)).toEqual(rest)
  })

  it.each(['desktop', 'mobile'] as const)('end with the whole view (%s)', (screen) => {
    for (const progress of [0.86, 1, 2]) {
      const matrix = sheetMatrix(sheetAt(SHEET_KEYFRAMES[screen], progress), WIDTH, HEIGHT)
      expect(at(matrix, 0, 0)).toEqual([0, 0])
      expect(at(matrix, WIDTH, HEIGHT)).toEqual([WIDTH, HEIGHT])
    }
  })

  it('are interpolated without a jump', () => {
    const before = sheetAt(SHEET_KEYFRAMES.desktop, 0.5599)
    const after = sheetAt(SHEET_KEYFRAMES.desktop, 0.5601)
    expect(before.across[0]).toBeCloseTo(0.72, 2)
    expect(after.across[0]).toBeCloseTo(before.across[0], 2)
  })
})

describe('the matrix of the sheet', () => {
  const matrix = sheetMatrix(SHEET_KEYFRAMES.desktop[0].sheet, WIDTH, HEIGHT)

  it('maps the corners of the view to the corners of the sheet', () => {
    const [x, y] = at(matrix, WIDTH, HEIGHT)
    expect(x).toBeCloseTo(0.841 * WIDTH)
    expect(y).toBeCloseTo(0.755 * HEIGHT)
  })

  it('is undone by its inverse, so that the headline keeps its position', () => {
    const [x, y] = at(matrix, 300, 500)
    const [backX, backY] = at(invertMatrix(matrix), x ?? 0, y ?? 0)
    expect(backX).toBeCloseTo(300)
    expect(backY).toBeCloseTo(500)
  })
})

describe('isOnSheet', () => {
  it('includes the margin around the edges', () => {
    const sheet = SHEET_KEYFRAMES.desktop[0].sheet
    expect(isOnSheet(sheet, 0.68, 0.45)).toBe(true)
    expect(isOnSheet(sheet, 0.2, 0.45)).toBe(false)
    expect(isOnSheet(sheet, 0.535, 0.45)).toBe(false)
    expect(isOnSheet(sheet, 0.535, 0.45, 0.02)).toBe(true)
  })
})

describe('the edge of the upright text', () => {
  const sheet = sheetAt(SHEET_KEYFRAMES.desktop, 0.3)

  it('is right of the slanted left edge', () => {
    const from = uprightTextEdge(sheet, 0.83, 0.78)
    expect(from).toBeLessThan(0.83)
    for (const y of [0.3, 0.5, 0.78]) expect(isOnSheet(sheet, from + 0.001, y)).toBe(true)
    expect(isOnSheet(sheet, from - sheet.down[0] - 0.001, 0.5)).toBe(false)
  })

  it('is 1 while the text extends beyond the sheet to the right or below', () => {
    expect(uprightTextEdge(sheet, 0.95, 0.78)).toBe(1)
    expect(uprightTextEdge(sheet, 0.83, 1)).toBe(1)
  })

  it('is 0 when the sheet covers the view', () => {
    expect(uprightTextEdge(sheetAt(SHEET_KEYFRAMES.desktop, 0.9), 0.83, 0.78)).toBe(0)
  })
})
