import { describe, expect, it } from 'vitest'
import {
  areBarsVisibleAfterScroll,
  getCurrentMinute,
  parseProgress,
  getScrolledShare,
} from '@/features/series/reader/readingProgress'

describe('reading time', () => {
  it('counts the minutes from 1 to the last', () => {
    expect([0, 0.24, 0.25, 0.99, 1].map((behind) => getCurrentMinute(behind, 4))).toEqual([1, 1, 2, 4, 4])
    expect(getCurrentMinute(-1, 4)).toBe(1)
  })

  it('counts a page that cannot scroll as read', () => {
    expect(getScrolledShare(0, 0)).toBe(1)
    expect([-20, 300, 900].map((y) => getScrolledShare(y, 600))).toEqual([0, 0.5, 1])
  })
})

describe('bars of the reader', () => {
  it('hide on the way down and return on the way up', () => {
    expect(areBarsVisibleAfterScroll(true, 400, 460, 2000)).toBe(false)
    expect(areBarsVisibleAfterScroll(false, 460, 440, 2000)).toBe(true)
  })

  it('ignore small scrolls', () => {
    expect(areBarsVisibleAfterScroll(true, 400, 404, 2000)).toBe(true)
    expect(areBarsVisibleAfterScroll(false, 404, 400, 2000)).toBe(false)
  })

  it('are visible at the start and at the end', () => {
    expect(areBarsVisibleAfterScroll(true, 0, 60, 2000)).toBe(true)
    expect(areBarsVisibleAfterScroll(false, 1900, 2000, 2000)).toBe(true)
  })
})

describe('stored progress', () => {
  it('is parsed', () => {
    expect(parseProgress('{"paragraph":7,"fraction":0.5,"read":0.8}')).toEqual({
      paragraph: 7,
      fraction: 0.5,
      read: 0.8,
    })
  })
})
