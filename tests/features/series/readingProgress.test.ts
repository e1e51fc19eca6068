import { describe, expect, it } from 'vitest'
import {
  barsAfterScroll,
  currentMinute,
  parseProgress,
  shareBehind,
} from '@/features/series/reader/readingProgress'
import { progressKey } from '@/lib/storage/resume'

describe('reading time', () => {
  it('counts the minute being read from 1 to the last', () => {
    expect([0, 0.24, 0.25, 0.99, 1].map((behind) => currentMinute(behind, 4))).toEqual([1, 1, 2, 4, 4])
    expect(currentMinute(-1, 4)).toBe(1)
  })

  it('counts a page that needs no scrolling as read', () => {
    expect(shareBehind(0, 0)).toBe(1)
    expect([-20, 300, 900].map((y) => shareBehind(y, 600))).toEqual([0, 0.5, 1])
  })
})

describe('bars of the reader', () => {
  it('hide while reading down and return on the way up', () => {
    expect(barsAfterScroll(true, 400, 460, 2000)).toBe(false)
    expect(barsAfterScroll(false, 460, 440, 2000)).toBe(true)
  })

  it('stay as they are when a finger trembles', () => {
    expect(barsAfterScroll(true, 400, 404, 2000)).toBe(true)
    expect(barsAfterScroll(false, 404, 400, 2000)).toBe(false)
  })

  it('show at the beginning and at the end', () => {
    expect(barsAfterScroll(true, 0, 60, 2000)).toBe(true)
    expect(barsAfterScroll(false, 1900, 2000, 2000)).toBe(true)
  })
})

describe('stored progress', () => {
  it('has a key of its own for each chapter, which names the novel', () => {
    expect(progressKey('tls', 2)).toBe('novel-progress:tls:2')
  })

  it('is read back', () => {
    expect(parseProgress('{"paragraph":7,"fraction":0.5,"read":0.8}')).toEqual({
      paragraph: 7,
      fraction: 0.5,
      read: 0.8,
    })
  })

  it.each([
    null,
    'null',
    '"7"',
    '{}',
    '{"paragraph":',
    '{"paragraph":-1,"fraction":0,"read":0}',
    '{"paragraph":1.5,"fraction":0,"read":0}',
    '{"paragraph":1,"fraction":7,"read":0}',
    '{"paragraph":1,"fraction":0.5,"read":"all"}',
  ])('counts as none when the store holds %s', (text) => expect(parseProgress(text)).toBeNull())
})
