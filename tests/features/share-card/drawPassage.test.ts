import { expect, test } from 'vitest'
import { MAX_PASSAGE_LENGTH } from '@/features/series/reader/selectedPassage'
import { fitPassage, getLetterSpacing } from '@/features/share-card/draw/drawPassage'
import { splitGraphemes } from '@/lib/korean/graphemes'
import { sampleParagraphs } from '../../support/serials'

/** Advance widths of Song Myung as shares of the font size. No Korean letter is wider than `SYLLABLE`. */
const WIDTHS: Readonly<Record<string, number>> = {
  ' ': 0.23,
  '.': 0.3,
  ',': 0.3,
  '?': 0.45,
  '“': 0.39,
  '”': 0.38,
}
const SYLLABLE = 0.88

const measureAt = (size: number) => (text: string) =>
  Array.from(text).reduce(
    (sum, letter) => sum + (WIDTHS[letter] ?? SYLLABLE) * size + getLetterSpacing(size),
    0,
  )

test.each([
  ['tls', 1],
  ['tls', 2],
  ['they', 1],
])('the longest passages of %s %i fit on the sheet', (novel, number) => {
  const letters = splitGraphemes(sampleParagraphs(novel, number).join(' '))
  expect(letters.length).toBeGreaterThan(MAX_PASSAGE_LENGTH)
  for (let start = 0; start + MAX_PASSAGE_LENGTH <= letters.length; start += 29) {
    const passage = letters
      .slice(start, start + MAX_PASSAGE_LENGTH)
      .join('')
      .trim()
    expect(fitPassage(passage, measureAt).lines.join(' ')).toBe(passage)
  }
})
