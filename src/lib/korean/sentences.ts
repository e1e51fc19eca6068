/**
 * Splits Korean text into sentences and addresses them, for search, reading aloud and sharing. An address must mean the same
 * sentence in the build and in every browser, so it uses its own rules: `Intl.Segmenter` differs between engines.
 */

/** Query parameter with a sentence's address. */
export const SENTENCE_PARAM = 'at'

/** Position of a sentence in a text: paragraph and sentence within it, both 1-based. Scene breaks are not counted. */
export interface SentenceAddress {
  paragraph: number
  sentence: number
}

/** Range of a sentence in its paragraph, without surrounding spaces: UTF-16 offsets, `end` exclusive. */
export interface SentenceRange {
  start: number
  end: number
}

/** Sentence-ending punctuation with the closing quotation marks and brackets after it. */
const END = /([.!?。！？…]+)(["'”’)\]」』〉》]*)(?=\s|$)/g
/** Korean quotative endings (hago, rago, raneun …): a quotation followed by one continues the sentence. */
const QUOTATIVE =
  /^\s*(?:\uC774?\uB77C[\uACE0\uBA70\uB294\uB358]|\uC774?\uB77C\uBA74\uC11C|\uC774?\uB780|\uD558[\uACE0\uBA70\uB294\uB358]|\uD588[\uB2E4\uC9C0]|\uD558\uC600\uB2E4|\uACE0)(?=[\s,.…!?]|$)/
/** Text before a full stop that does not end a sentence: a digit, a single Latin letter or an abbreviation. */
const ABBREVIATION = /(?:\d|\b[A-Za-z]|\b(?:Mr|Mrs|Ms|Dr|St|No|vs|etc))$/

/** Whether the punctuation ends a sentence. `before` and `after` are the paragraph's text around it. */
function endsSentence(signs: string, closing: string, before: string, after: string): boolean {
  if (after.trim() === '') return true
  if (closing !== '') return !QUOTATIVE.test(after)
  // An ellipsis without a closing mark is a pause within the sentence.
  if (/^(?:…+|\.{2,})$/.test(signs)) return false
  return signs !== '.' || !ABBREVIATION.test(before)
}

/** Splits a paragraph into sentences. Together they cover everything except the spaces between them. */
export function splitSentences(paragraph: string): SentenceRange[] {
  const ends = [...paragraph.matchAll(END)]
    .filter(({ 0: whole, 1: signs = '', 2: closing = '', index }) =>
      endsSentence(signs, closing, paragraph.slice(0, index), paragraph.slice(index + whole.length)),
    )
    .map(({ 0: whole, index }) => index + whole.length)
  const bounds = [0, ...ends, paragraph.length]
  return bounds.slice(1).flatMap((end, index) => {
    const from = bounds[index] ?? 0
    const text = paragraph.slice(from, end)
    const start = from + text.length - text.trimStart().length
    return text.trim() === '' ? [] : [{ start, end: start + text.trim().length }]
  })
}

/** Returns the texts of a paragraph's sentences. */
export function sentenceTexts(paragraph: string): string[] {
  return splitSentences(paragraph).map(({ start, end }) => paragraph.slice(start, end))
}

const ADDRESS = /^([1-9]\d{0,5})\.([1-9]\d{0,5})$/

/** Parses the value of `?at=` (“12.3”). Returns null if it is malformed. */
export function parseSentenceAddress(value: string | null): SentenceAddress | null {
  const [, paragraph, sentence] = ADDRESS.exec(value ?? '') ?? []
  return paragraph && sentence ? { paragraph: Number(paragraph), sentence: Number(sentence) } : null
}

/** Formats an address for `?at=`: “12.3”. */
export function formatSentenceAddress({ paragraph, sentence }: SentenceAddress): string {
  return `${paragraph}.${sentence}`
}

/** The sentence that matches an address. */
export interface SentenceMatch extends SentenceAddress {
  range: SentenceRange
  text: string
  /** False if the addressed sentence does not exist and this is the nearest one before it. */
  exact: boolean
}

/**
 * Finds the sentence at an address. If it does not exist, returns the nearest one before it; null if no paragraph up
 * to the address has a sentence.
 */
export function findSentence(paragraphs: readonly string[], wanted: SentenceAddress): SentenceMatch | null {
  for (let paragraph = Math.min(wanted.paragraph, paragraphs.length); paragraph > 0; paragraph--) {
    const text = paragraphs[paragraph - 1] ?? ''
    const ranges = splitSentences(text)
    const sentence = paragraph === wanted.paragraph ? Math.min(wanted.sentence, ranges.length) : ranges.length
    const range = ranges[sentence - 1]
    if (!range) continue
    const exact = paragraph === wanted.paragraph && sentence === wanted.sentence
    return { paragraph, sentence, range, text: text.slice(range.start, range.end), exact }
  }
  return null
}

/** Returns the address of the sentence at a UTF-16 offset of paragraph `number` (1-based). */
export function sentenceAddressAt(paragraph: string, number: number, offset: number): SentenceAddress {
  const index = splitSentences(paragraph).findLastIndex(({ start }) => start <= offset)
  return { paragraph: number, sentence: Math.max(1, index + 1) }
}
