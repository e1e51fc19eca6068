import { describe, expect, it } from 'vitest'
import type { Chapter } from '@/content/novels/novel'
import { allNovels } from '@/content/novels/novels'

/** Korean letters, spaces and punctuation that are read per minute. */
const LETTERS_PER_MINUTE = 500

const readable = allNovels.flatMap(({ title, chapters }) =>
  chapters.flatMap((chapter) => (chapter.text ? [{ title, chapter, text: chapter.text }] : [])),
)

describe('novels', () => {
  it.each(readable)(
    '$title states the reading time of chapter $chapter.number',
    async ({ chapter, text }) => {
      const { default: paragraphs } = await text()
      const letters = paragraphs.reduce((sum, paragraph) => sum + paragraph.length, 0)
      expect(chapter.minutes).toBe(Math.max(1, Math.round(letters / LETTERS_PER_MINUTE)))
    },
  )

  it.each(allNovels)('$title starts with a readable chapter', ({ chapters }) => {
    expect(chapters[0]?.text).toBeTypeOf('function')
    expect(chapters.map(({ number }: Chapter) => number)).toEqual(chapters.map((_, index) => index + 1))
  })
})
