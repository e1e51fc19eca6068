import { expect, test } from 'vitest'
import { paragraphsOf } from '@/content/novelText/sceneBreak'
import they1 from '@/content/novelText/they1'
import tls1 from '@/content/novelText/tls1'
import tls2 from '@/content/novelText/tls2'
import { LONGEST_PASSAGE } from '@/features/series/reader/selectedPassage'
import { passageLines, trackingAt } from '@/features/share-card/draw/passage'
import { graphemesOf } from '@/lib/korean/graphemes'

/** How wide Song Myung sets these, in shares of its size; no Korean letter is wider than `SYLLABLE`. */
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
  Array.from(text).reduce((sum, letter) => sum + (WIDTHS[letter] ?? SYLLABLE) * size + trackingAt(size), 0)

test.each([
  ['tls 1', tls1],
  ['tls 2', tls2],
  ['they 1', they1],
])('the longest passages of %s stand whole on their sheet', (_chapter, blocks) => {
  const letters = graphemesOf(paragraphsOf(blocks).join(' '))
  for (let start = 0; start + LONGEST_PASSAGE <= letters.length; start += 29) {
    const passage = letters
      .slice(start, start + LONGEST_PASSAGE)
      .join('')
      .trim()
    expect(passageLines(passage, measureAt).lines.join(' ')).toBe(passage)
  }
})
