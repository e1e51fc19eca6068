import { describe, expect, it } from 'vitest'
import { novelOf } from '../../support/stories'
import {
  getProgressNote,
  getReadPercent,
  getResumeTarget,
  getReadShare,
} from '@/features/series/novel/chapterProgress'
import { findStoredPosition, getSentenceAt } from '@/features/series/reader/trackReadingPosition'

const novel = novelOf('tls')
const [first, second] = [
  { number: 1, title: '하나', minutes: 4, meta: {} },
  { number: 2, title: '둘', minutes: 3, meta: {} },
] as const

/** Reading progress of chapters of this novel, latest first. */
const progressOf = (...chapters: [chapter: number, share: number][]) => ({
  chapters: chapters.map(([chapter, share]) => ({ novel: 'tls', chapter, share })),
  tabs: [],
  episodes: [],
  photos: [],
})

describe('continuing to read', () => {
  it.each([
    [progressOf(), 1, '첫 장 읽기'],
    [progressOf([2, 0.02]), 1, '첫 장 읽기'],
    [progressOf([2, 0.379]), 2, '2장 37%부터 이어 읽기'],
    [progressOf([1, 0.5], [2, 0.4]), 1, '1장 50%부터 이어 읽기'],
    [progressOf([1, 1]), 2, '2장부터 이어 읽기'],
    [progressOf([2, 1], [1, 0.3]), 1, '1장 30%부터 이어 읽기'],
    [progressOf([2, 1]), 1, '1장부터 이어 읽기'],
    [progressOf([2, 1], [1, 0.995]), 1, '처음부터 다시 읽기'],
    [progressOf([9, 0.5]), 1, '첫 장 읽기'],
  ])('with progress %j opens chapter %i: %s', (places, chapter, label) => {
    expect(getResumeTarget(novel, [first, second], places)).toMatchObject({ chapter, label })
  })

  it('ignores the progress of other novels', () => {
    const others = { ...progressOf(), chapters: [{ novel: 'they', chapter: 1, share: 0.5 }] }
    expect(getResumeTarget(novel, [first, second], others).kind).toBe('start')
    expect(getReadShare(novel, first, others)).toBe(0)
  })

  it('shows the read percentage and the remaining minutes', () => {
    expect(getProgressNote(second, 0)).toBeNull()
    expect(getProgressNote(second, getReadShare(novel, second, progressOf([2, 0.37])))).toBe(', 2분 남음')
    expect(getProgressNote(second, 0.98)).toBe(', 1분 남음')
    expect(getProgressNote(second, 1)).toBe('다 읽음')
    expect([0.379, 0.989, 0.99, 1].map(getReadPercent)).toEqual([37, 98, 100, 100])
  })
})

describe('a stored position in a chapter whose text has changed', () => {
  const before = ['첫 문장. 둘째 문장.', '', '셋째 문장. 넷째 문장. 다섯째 문장.', '끝 문장.']
  const stored = {
    paragraph: 2,
    fraction: 0.5,
    read: 0.6,
    ...getSentenceAt(before, { index: 2, fraction: 0.5 }),
  }

  it('is stored as a sentence address that does not count scene breaks', () => {
    expect(stored).toMatchObject({ at: '2.2', words: '넷째 문장.' })
    expect(getSentenceAt(before, { index: 1, fraction: 0 })).toEqual({})
  })

  it('stays the same if its sentence has not moved', () => {
    expect(findStoredPosition(before, stored)).toEqual({ index: 2, fraction: 0.5 })
    expect(findStoredPosition(before, { paragraph: 3, fraction: 0.2, read: 1 })).toEqual({
      index: 3,
      fraction: 0.2,
    })
  })

  it('moves to the nearest sentence with the same words', () => {
    const after = ['넷째 문장.', '새 문단.', '또 하나.', '앞에. 넷째 문장.']
    expect(findStoredPosition(after, stored)).toEqual({ index: 3, fraction: 0.4 })
  })

  it('moves to the sentence before if its own was removed', () => {
    expect(findStoredPosition(['첫 문장.', '', '셋째 문장. 바뀐 문장.'], stored)).toMatchObject({ index: 2 })
    expect(findStoredPosition(['첫 문장. 둘째 문장.'], stored)).toEqual({ index: 0, fraction: 0.5 })
  })
})
