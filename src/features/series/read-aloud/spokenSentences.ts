import { type SentenceAddress, splitSentences } from '@/lib/korean/sentences'

/** A sentence with the text that is spoken. */
export interface SpokenSentence extends SentenceAddress {
  text: string
}

/** Returns the sentences of a chapter in order, without those that have no letter or digit. */
export function getSpokenSentences(paragraphs: readonly string[]): SpokenSentence[] {
  return paragraphs.flatMap((paragraph, index) =>
    splitSentences(paragraph).flatMap(({ start, end }, sentenceIndex) => {
      const text = paragraph.slice(start, end)
      return /[\p{L}\p{N}]/u.test(text) ? [{ paragraph: index + 1, sentence: sentenceIndex + 1, text }] : []
    }),
  )
}

/** Returns the index of the first sentence at or after an address, or of the last sentence. */
export function findSentenceIndex(sentences: readonly SpokenSentence[], at: SentenceAddress): number {
  const index = sentences.findIndex(
    ({ paragraph, sentence }) =>
      paragraph > at.paragraph || (paragraph === at.paragraph && sentence >= at.sentence),
  )
  return index === -1 ? Math.max(0, sentences.length - 1) : index
}
