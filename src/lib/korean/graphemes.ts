const segmenter = new Intl.Segmenter('ko', { granularity: 'grapheme' })

/** Splits a text into user-perceived characters: a decomposed syllable or a multi-part emoji is one. */
export const splitGraphemes = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment)
