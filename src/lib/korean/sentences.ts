/**
 * Sentences of a text and their addresses: what search opens at, what is read aloud and what is shared. Pure rules, the same
 * in the build and in every browser, for which `Intl.Segmenter` would not do: an address must mean one sentence everywhere.
 */

/** The query parameter that carries a sentence's address (decisions §11.2). */
export const SENTENCE_PARAM = 'at'

/** A place in a text: its paragraph and the sentence in it, each from 1. Breaks between scenes are no paragraphs. */
export interface SentenceAddress {
  paragraph: number
  sentence: number
}

/** A sentence within its paragraph: `start` inclusive, `end` exclusive, in UTF-16 units, without the spaces around it. */
export interface SentenceRange {
  start: number
  end: number
}

/** What ends a sentence, with the quotation marks and brackets that close after it. */
const END = /([.!?。！？…]+)(["'”’)\]」』〉》]*)(?=\s|$)/g
/** What goes on after words that were said: 하고, 라고, 라는 and the like belong to the sentence with them. */
const QUOTATIVE = /^\s*(?:이?라[고며는던]|이?라면서|이?란|하[고며는던]|했[다지]|하였다|고)(?=[\s,.…!?]|$)/
/** A full stop that ends no sentence: after a numeral, a single Latin letter or a title. */
const ABBREVIATION = /(?:\d|\b[A-Za-z]|\b(?:Mr|Mrs|Ms|Dr|St|No|vs|etc))$/

/** Whether a sentence ends with these signs. `before` and `after` are what stands around them in the paragraph. */
function endsSentence(signs: string, closing: string, before: string, after: string): boolean {
  if (after.trim() === '') return true
  if (closing !== '') return !QUOTATIVE.test(after)
  // Three dots are a breath: what follows may well go on.
  if (/^(?:…+|\.{2,})$/.test(signs)) return false
  return signs !== '.' || !ABBREVIATION.test(before)
}

/** The sentences of a paragraph in order; together they hold all of it but the spaces between them. */
export function sentencesOf(paragraph: string): SentenceRange[] {
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

/** The words of a paragraph's sentences, in order. */
export function sentenceTexts(paragraph: string): string[] {
  return sentencesOf(paragraph).map(({ start, end }) => paragraph.slice(start, end))
}

const ADDRESS = /^([1-9]\d{0,5})\.([1-9]\d{0,5})$/

/** An address as `?at=` carries it (“12.3”), or null when it is none. */
export function parseSentenceAddress(value: string | null): SentenceAddress | null {
  const [, paragraph, sentence] = ADDRESS.exec(value ?? '') ?? []
  return paragraph && sentence ? { paragraph: Number(paragraph), sentence: Number(sentence) } : null
}

/** “12.3”, as `?at=` carries it. */
export function formatSentenceAddress({ paragraph, sentence }: SentenceAddress): string {
  return `${paragraph}.${sentence}`
}

/** A sentence that was found for an address. */
export interface FoundSentence extends SentenceAddress {
  range: SentenceRange
  text: string
  /** Whether it is the one that was asked for, and not the nearest before it. */
  exact: boolean
}

/**
 * The sentence at an address among a text's paragraphs; where it is no longer, the nearest before it. Null where no
 * paragraph up to there has a sentence.
 */
export function sentenceAt(paragraphs: readonly string[], wanted: SentenceAddress): FoundSentence | null {
  for (let paragraph = Math.min(wanted.paragraph, paragraphs.length); paragraph > 0; paragraph--) {
    const text = paragraphs[paragraph - 1] ?? ''
    const ranges = sentencesOf(text)
    const sentence = paragraph === wanted.paragraph ? Math.min(wanted.sentence, ranges.length) : ranges.length
    const range = ranges[sentence - 1]
    if (!range) continue
    const exact = paragraph === wanted.paragraph && sentence === wanted.sentence
    return { paragraph, sentence, range, text: text.slice(range.start, range.end), exact }
  }
  return null
}

/** The address of the sentence that stands at a place (UTF-16 units) of a paragraph, which counts from 1. */
export function addressAt(paragraph: string, number: number, offset: number): SentenceAddress {
  const index = sentencesOf(paragraph).findLastIndex(({ start }) => start <= offset)
  return { paragraph: number, sentence: Math.max(1, index + 1) }
}
