import { describe, expect, it } from 'vitest'
import {
  barsAfterScroll,
  type Box,
  currentMinute,
  lineOf,
  parseProgress,
  placeAt,
  progressKey,
  readingMinutes,
  shareBehind,
  START,
} from '@/features/series/reader/readingPlace'

const boxes: Box[] = [
  { top: 200, height: 100 },
  { top: 300, height: 50 },
  { top: 350, height: 200 },
]

describe('place of a reader', () => {
  it('is the start before the first paragraph, and in an empty text', () => {
    expect(placeAt(199, boxes)).toEqual(START)
    expect(placeAt(500, [])).toEqual(START)
  })

  it('is a paragraph and how much of it has gone by', () => {
    expect(placeAt(225, boxes)).toEqual({ paragraph: 0, fraction: 0.25 })
    expect(placeAt(300, boxes)).toEqual({ paragraph: 1, fraction: 0 })
    expect(placeAt(450, boxes)).toEqual({ paragraph: 2, fraction: 0.5 })
  })

  it('is the end of the last paragraph beyond it', () => {
    expect(placeAt(9000, boxes)).toEqual({ paragraph: 2, fraction: 1 })
  })

  it('is found again when the text is set larger', () => {
    const larger = boxes.map(({ top, height }) => ({ top: top * 1.5, height: height * 1.5 }))
    const place = placeAt(400, boxes)
    expect(placeAt(lineOf(place, larger), larger)).toEqual(place)
  })

  it('is the last paragraph when the text has become shorter', () => {
    expect(lineOf({ paragraph: 40, fraction: 0.5 }, boxes)).toBe(450)
    expect(lineOf(START, [])).toBe(0)
  })
})

describe('reading time', () => {
  it('is counted by letters, at least a minute', () => {
    expect(readingMinutes(['가'])).toBe(1)
    expect(readingMinutes(['가'.repeat(600), '나'.repeat(600)])).toBe(2)
  })

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
