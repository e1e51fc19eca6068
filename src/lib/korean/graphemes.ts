const segmenter = new Intl.Segmenter('ko', { granularity: 'grapheme' })

/** The letters of a text as a reader sees them: a composed syllable or emoji is one, however many units it has. */
export const graphemesOf = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment)
