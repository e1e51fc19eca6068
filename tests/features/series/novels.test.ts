import { describe, expect, it } from 'vitest'
import { allNovels } from '@/content/novels/novels'
import { toChapter } from '@/features/series/novel/useChapters'
import { sampleChapters } from '../../support/serials'

/** Korean letters without spaces that are read per minute. */
const LETTERS_PER_MINUTE = 500

const chaptersOf = (novel: string) => sampleChapters.filter(({ meta }) => meta.novel === novel)

describe('novels', () => {
  it.each(allNovels)('$title starts with its first chapter and has no gap', ({ key }) => {
    const numbers = chaptersOf(key).map(({ meta }) => meta.number)
    expect(numbers[0]).toBe(1)
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  })

  it.each([
    [0, 1],
    [LETTERS_PER_MINUTE * 2.4, 2],
    [LETTERS_PER_MINUTE * 2.6, 3],
  ])('a chapter of %f letters takes %i minutes', (letters, minutes) => {
    const entry = {
      id: 1,
      number: 1,
      title: '하나',
      meta: {},
      date: '',
      thumbnail: null,
      width: null,
      placeholder: null,
      letters,
    }
    expect(toChapter(entry).minutes).toBe(minutes)
  })
})
