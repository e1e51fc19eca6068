import { describe, expect, it } from 'vitest'
import { isOnSheet, SHEET_WAY } from '@/features/home/hero/sheet'
import { BIG_SPARKLES, createSparkles, MIDDLE_SPARKLES } from '@/features/home/hero/sparklePlacement'

const sparkles = createSparkles()

describe('sparkles of the hero', () => {
  it('are forty, three of them big, nine middle and the rest tiny', () => {
    expect(sparkles).toHaveLength(40)
    const sizes = sparkles.map(({ size }) => size)
    expect(sizes.slice(0, BIG_SPARKLES).every((size) => size >= 20)).toBe(true)
    const middle = sizes.slice(BIG_SPARKLES, BIG_SPARKLES + MIDDLE_SPARKLES)
    expect(middle.every((size) => size >= 10 && size < 20)).toBe(true)
    const tiny = sizes.slice(BIG_SPARKLES + MIDDLE_SPARKLES)
    expect(tiny).toHaveLength(28)
    expect(tiny.every((size) => size >= 4 && size < 10)).toBe(true)
  })

  it('stand at the same places every time', () => {
    expect(createSparkles()).toEqual(sparkles)
    expect(new Set(sparkles.map(({ x, y }) => `${x},${y}`)).size).toBe(40)
  })

  it('keep off the sheet, on wide screens and on phones', () => {
    for (const { x, y, mobileX, mobileY } of sparkles) {
      expect(isOnSheet(SHEET_WAY.desktop[0].sheet, x / 100, y / 100)).toBe(false)
      expect(isOnSheet(SHEET_WAY.mobile[0].sheet, mobileX / 100, mobileY / 100)).toBe(false)
    }
  })

  it('stay inside the view and breathe within 2.4 to 5.2 seconds', () => {
    for (const { x, y, mobileX, mobileY, period, phase } of sparkles) {
      for (const place of [x, y, mobileX, mobileY]) {
        expect(place).toBeGreaterThan(0)
        expect(place).toBeLessThan(100)
      }
      expect(period).toBeGreaterThanOrEqual(2400)
      expect(period).toBeLessThanOrEqual(5200)
      expect(phase).toBeLessThanOrEqual(period)
    }
  })
})
