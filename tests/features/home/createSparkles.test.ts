import { describe, expect, it, vi } from 'vitest'
import { isOnSheet, SHEET_KEYFRAMES } from '@/features/home/hero/sheet'
import { BIG_SPARKLES, createSparkles, MEDIUM_SPARKLES } from '@/features/home/hero/createSparkles'

const sparkles = createSparkles()

describe('the sparkles of the hero', () => {
  it('are 40: 3 big, 9 medium-sized and the rest tiny', () => {
    expect(sparkles).toHaveLength(40)
    const sizes = sparkles.map(({ size }) => size)
    expect(sizes.slice(0, BIG_SPARKLES).every((size) => size >= 20)).toBe(true)
    const medium = sizes.slice(BIG_SPARKLES, BIG_SPARKLES + MEDIUM_SPARKLES)
    expect(medium.every((size) => size >= 10 && size < 20)).toBe(true)
    const tiny = sizes.slice(BIG_SPARKLES + MEDIUM_SPARKLES)
    expect(tiny).toHaveLength(28)
    expect(tiny.every((size) => size >= 4 && size < 10)).toBe(true)
  })

  it('are the same on every call', () => {
    expect(createSparkles()).toEqual(sparkles)
    expect(new Set(sparkles.map(({ x, y }) => `${x},${y}`)).size).toBe(40)
  })

  it('are not on the sheet, on wide screens and on phones', () => {
    for (const { x, y, mobileX, mobileY } of sparkles) {
      expect(isOnSheet(SHEET_KEYFRAMES.desktop[0].sheet, x / 100, y / 100)).toBe(false)
      expect(isOnSheet(SHEET_KEYFRAMES.mobile[0].sheet, mobileX / 100, mobileY / 100)).toBe(false)
    }
  })

  it('are inside the view and twinkle in 2.4 to 5.2 seconds', () => {
    for (const { x, y, mobileX, mobileY, period, phase } of sparkles) {
      for (const position of [x, y, mobileX, mobileY]) {
        expect(position).toBeGreaterThan(0)
        expect(position).toBeLessThan(100)
      }
      expect(period).toBeGreaterThanOrEqual(2400)
      expect(period).toBeLessThanOrEqual(5200)
      expect(phase).toBeLessThanOrEqual(period)
    }
  })
})

it('a sheet that covers the view does not stop the page', async () => {
  let calls = 0
  vi.resetModules()
  vi.doMock('@/features/home/hero/sheet', () => ({
    SHEET_KEYFRAMES,
    isOnSheet: () => {
      if ((calls += 1) > 10_000) throw new Error('The search for a place does not end.')
      return true
    },
  }))
  const fresh = await import('@/features/home/hero/createSparkles')
  expect(fresh.createSparkles()).toHaveLength(40)
})
