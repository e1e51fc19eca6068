import { describe, expect, it } from 'vitest'
import { isIntroDue } from '@/features/home/intro/introStart'

const HOUR = 60 * 60 * 1000
const NOW = 1_800_000_000_000

describe('the intro', () => {
  it('is due on the first visit and again after 24 hours', () => {
    expect(isIntroDue(null, NOW)).toBe(true)
    expect(isIntroDue(String(NOW - 24 * HOUR), NOW)).toBe(true)
    expect(isIntroDue(String(NOW - 24 * HOUR + 1), NOW)).toBe(false)
    expect(isIntroDue(String(NOW), NOW)).toBe(false)
  })
})
