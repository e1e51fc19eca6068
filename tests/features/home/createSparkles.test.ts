import { describe, expect, it, vi } from 'vitest'
import { isOnSheet, SHEET_KEYFRAMES } from '@/features/home/hero/sheet'
import { createSparkles } from '@/features/home/hero/createSparkles'

const sparkles = createSparkles()

describe('the sparkles of the hero', () => {
  it('are not on the sheet, on wide screens and on phones', () => {
    for (const { x, y, mobileX, mobileY } of sparkles) {
      expect(isOnSheet(SHEET_KEYFRAMES.desktop[0].sheet, x / 100, y / 100)).toBe(false)
      expect(isOnSheet(SHEET_KEYFRAMES.mobile[0].sheet, mobileX / 100, mobileY / 100)).toBe(false)
    }
  })

  it('are inside the view', () => {
    for (const { x, y, mobileX, mobileY } of sparkles)
      for (const position of [x, y, mobileX, mobileY]) {
        expect(position).toBeGreaterThan(0)
        expect(position).toBeLessThan(100)
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
