import { type SentenceAddress, sentencesOf } from '@/lib/korean/sentences'

/** A sentence as it is read aloud. */
export interface SpokenSentence extends SentenceAddress {
  text: string
}

/** The sentences of a chapter in order; those without a letter or figure are passed over. */
export function spokenSentences(paragraphs: readonly string[]): SpokenSentence[] {
  return paragraphs.flatMap((paragraph, index) =>
    sentencesOf(paragraph).flatMap(({ start, end }, place) => {
      const text = paragraph.slice(start, end)
      return /[\p{L}\p{N}]/u.test(text) ? [{ paragraph: index + 1, sentence: place + 1, text }] : []
    }),
  )
}

/** The first sentence at an address or after it; the last one where there is none. */
export function sentenceFrom(sentences: readonly SpokenSentence[], at: SentenceAddress): number {
  const found = sentences.findIndex(
    ({ paragraph, sentence }) =>
      paragraph > at.paragraph || (paragraph === at.paragraph && sentence >= at.sentence),
  )
  return found === -1 ? Math.max(0, sentences.length - 1) : found
}
