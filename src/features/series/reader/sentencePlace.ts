/** The place in a chapter by its sentence, which finds it again when the chapter has changed since. */
import {
  addressAt,
  formatSentenceAddress,
  parseSentenceAddress,
  sentenceAt,
  sentenceTexts,
} from '@/lib/korean/sentences'
import type { Progress } from './readingProgress'

/** The sentence at a fraction (0–1) of a block; `blocks` are a chapter's paragraphs and, empty, the breaks between them. */
export function sentenceOf(
  blocks: readonly string[],
  { index, fraction }: { index: number; fraction: number },
): Pick<Progress, 'at' | 'words'> {
  const text = blocks[index] ?? ''
  if (text === '') return {}
  const number = blocks.slice(0, index + 1).filter(Boolean).length
  const address = addressAt(text, number, Math.floor(fraction * text.length))
  const words = sentenceTexts(text)[address.sentence - 1]
  return words === undefined ? {} : { at: formatSentenceAddress(address), words }
}

/**
 * Where a kept place is in the chapter as it is now: where its sentence stands, the nearest one with the same words, or else
 * the sentence that now has its address, or the nearest before it.
 */
export function placeIn(blocks: readonly string[], { paragraph, fraction, at, words }: Progress) {
  const asKept = { index: paragraph, fraction }
  const address = parseSentenceAddress(at ?? null)
  if (!address || !words || blocks[paragraph]?.includes(words)) return asKept
  const [found] = blocks
    .map((text, index) => ({ index, fraction: text.indexOf(words) / text.length }))
    .filter((place) => place.fraction >= 0)
    .toSorted((a, b) => Math.abs(a.index - paragraph) - Math.abs(b.index - paragraph))
  if (found) return found
  const indexes = blocks.flatMap((text, index) => (text === '' ? [] : [index]))
  const nearest = sentenceAt(blocks.filter(Boolean), address)
  if (!nearest) return asKept
  const index = indexes[nearest.paragraph - 1] ?? 0
  return { index, fraction: nearest.range.start / (blocks[index]?.length ?? 1) }
}
