import { describe, expect, it } from 'vitest'
import { novels } from '@/content/novels'
import { noteOf, percentOf, readingOn, shareOf } from '@/features/series/novel/chapterPlaces'
import { placeIn, sentenceOf } from '@/features/series/reader/followReading'

const novel = novels.tls
const [first, second] = novel.chapters
if (!first || !second) throw new Error('The sample novel has two chapters.')

/** Chapters of it with their shares, the latest first. */
const read = (...chapters: [chapter: number, share: number][]) => ({
  chapters: chapters.map(([chapter, share]) => ({ novel: 'tls', chapter, share })),
  tabs: [],
  photos: [],
})

describe('reading on', () => {
  it.each([
    [read(), 1, '첫 장 읽기'],
    [read([2, 0.02]), 1, '첫 장 읽기'],
    [read([2, 0.379]), 2, '2장 37%부터 이어 읽기'],
    [read([1, 0.5], [2, 0.4]), 1, '1장 50%부터 이어 읽기'],
    [read([1, 1]), 2, '2장부터 이어 읽기'],
    [read([2, 1], [1, 0.3]), 1, '1장 30%부터 이어 읽기'],
    [read([2, 1]), 1, '1장부터 이어 읽기'],
    [read([2, 1], [1, 0.995]), 1, '처음부터 다시 읽기'],
    [read([9, 0.5]), 1, '첫 장 읽기'],
  ])('of %j is chapter %i: %s', (places, chapter, words) => {
    expect(readingOn(novel, places)).toMatchObject({ chapter, words })
  })

  it('is of this novel alone', () => {
    const others = { ...read(), chapters: [{ novel: 'they', chapter: 1, share: 0.5 }] }
    expect(readingOn(novel, others).kind).toBe('first')
    expect(shareOf(novel, first, others)).toBe(0)
  })

  it('says how much of a chapter is behind, and what is left of its time', () => {
    expect(noteOf(second, 0)).toBeNull()
    expect(noteOf(second, shareOf(novel, second, read([2, 0.37])))).toBe(', 2분 남음')
    expect(noteOf(second, 0.98)).toBe(', 1분 남음')
    expect(noteOf(second, 1)).toBe('다 읽음')
    expect([0.379, 0.989, 0.99, 1].map(percentOf)).toEqual([37, 98, 100, 100])
  })
})

describe('the place in a chapter that has changed since', () => {
  const before = ['첫 문장. 둘째 문장.', '', '셋째 문장. 넷째 문장. 다섯째 문장.', '끝 문장.']
  const kept = { paragraph: 2, fraction: 0.5, read: 0.6, ...sentenceOf(before, { index: 2, fraction: 0.5 }) }

  it('is kept by a sentence, which is counted without the breaks', () => {
    expect(kept).toMatchObject({ at: '2.2', words: '넷째 문장.' })
    expect(sentenceOf(before, { index: 1, fraction: 0 })).toEqual({})
  })

  it('stays where its sentence still stands', () => {
    expect(placeIn(before, kept)).toEqual({ index: 2, fraction: 0.5 })
    expect(placeIn(before, { paragraph: 3, fraction: 0.2, read: 1 })).toEqual({ index: 3, fraction: 0.2 })
  })

  it('goes where its sentence has gone, the nearest of several', () => {
    const after = ['넷째 문장.', '새 문단.', '또 하나.', '앞에. 넷째 문장.']
    expect(placeIn(after, kept)).toEqual({ index: 3, fraction: 0.4 })
  })

  it('is the sentence before, where its own is gone', () => {
    expect(placeIn(['첫 문장.', '', '셋째 문장. 바뀐 문장.'], kept)).toMatchObject({ index: 2 })
    expect(placeIn(['첫 문장. 둘째 문장.'], kept)).toEqual({ index: 0, fraction: 0.5 })
  })
})
