// Fits a text of any length into its box: smaller first, then on more lines, then truncated at a word.
import { splitGraphemes } from '../lib/korean/graphemes.ts'

/** The style of a text without its size. */
export interface TextStyle {
  fontFamily: string
  /** In em. */
  letterSpacing?: string
  fontWeight?: 400 | 500 | 600
}

/** Resolves to the widths of texts on one line, in em. */
export type Measure = (texts: readonly string[], style: TextStyle) => Promise<number[]>

/** One attempt: the number of lines and the range of scales, largest first. */
export interface Step {
  lines: number
  from: number
  to: number
}

/** One line down to 72 % of the design size, then two lines. */
const WIDE: readonly Step[] = [
  { lines: 1, from: 1, to: 0.72 },
  { lines: 2, from: 0.72, to: 0.6 },
]

/** Returns the steps of a text of one size with at most `lines` lines. */
export const upToLines = (lines: number): Step[] =>
  Array.from({ length: lines }, (_, index) => ({ lines: index + 1, from: 1, to: 1 }))

export interface TextBox {
  style: TextStyle
  /** The design's font size and the width of the box, px. */
  size: number
  width: number
  steps?: readonly Step[]
}

/** The lines of a text with their font size in px. */
export interface FittedText {
  style: TextStyle
  size: number
  lines: string[]
}

/** A word of the text with its width in em. `glued`: no space before it. */
interface Word {
  text: string
  em: number
  glued?: boolean
}

/** The measures of a box. `space` and `ellipsis` are the widths of a space and of “…”, in em. */
interface Limits {
  size: number
  width: number
  space: number
  ellipsis: number
  steps: readonly Step[]
}

/** More words, or letters of wide words, than fit on any card; the rest is not measured. */
const MAX_PIECES = 96

/**
 * Breaks a text into balanced lines and returns their size. Only a word that is wider than a line at the smallest size breaks
 * between its letters. A text given in parts breaks only between these. Truncates it at the smallest size of the last step.
 */
export async function fitText(
  measure: Measure,
  text: string | readonly string[],
  { style, size, width, steps = WIDE }: TextBox,
): Promise<FittedText> {
  const texts = (typeof text === 'string' ? text.split(' ') : text).slice(0, MAX_PIECES + 1)
  const [space = 0, ellipsis = 0, ...widths] = await measure([' ', '…', ...texts], style)
  const limits = { size, width, space, ellipsis, steps }
  const line = width / (size * (steps.at(-1)?.to ?? 1))
  const words = await Promise.all(
    texts.map(async (word, index): Promise<Word[]> => {
      const em = widths[index] ?? 0
      return em <= line ? [{ text: word, em }] : splitWord(measure, word, style)
    }),
  )
  return { ...fitWords(limitPieces(words.flat(), ellipsis), limits), style }
}

/** Leaves out the pieces after the most, and marks where. */
function limitPieces(pieces: readonly Word[], ellipsis: number): readonly Word[] {
  const last = pieces[MAX_PIECES - 1]
  if (!last || pieces.length === MAX_PIECES) return pieces
  const end = { ...last, text: `${last.text}…`, em: last.em + ellipsis }
  return [...pieces.slice(0, MAX_PIECES - 1), end]
}

async function splitWord(measure: Measure, word: string, style: TextStyle): Promise<Word[]> {
  const letters = splitGraphemes(word).slice(0, MAX_PIECES + 1)
  const widths = await measure(letters, style)
  return letters.map((text, index) => ({ text, em: widths[index] ?? 0, glued: index > 0 }))
}

function fitWords(words: readonly Word[], limits: Limits): Omit<FittedText, 'style'> {
  for (const { lines: most, from, to } of limits.steps) {
    const { lines, em } = balance(words, most, limits.space)
    const scale = Math.min(from, limits.width / (limits.size * em))
    if (scale >= to) return { size: limits.size * scale, lines: lines.map(textOf) }
  }
  return truncate(words, limits)
}

const textOf = (words: readonly Word[]): string =>
  words.map(({ text, glued }, index) => (index === 0 || glued ? text : ` ${text}`)).join('')

const widthOf = (words: readonly Word[], space: number): number =>
  words.reduce((sum, { em, glued }, index) => sum + em + (index === 0 || glued ? 0 : space), 0)

/** Splits the words into at most `most` lines so that the longest line is as short as possible. */
function balance(words: readonly Word[], most: number, space: number): { lines: Word[][]; em: number } {
  let best = { lines: [[...words]], em: widthOf(words, space) }
  if (most === 1) return best
  for (let at = 1; at < words.length; at++) {
    const first = words.slice(0, at)
    const rest = balance(words.slice(at), most - 1, space)
    const em = Math.max(widthOf(first, space), rest.em)
    if (em < best.em) best = { lines: [first, ...rest.lines], em }
  }
  return best
}

/** Fills the lines word by word and ends the last one with “…”. A word wider than a line gets its own line. */
function truncate(words: readonly Word[], { size, width, space, ellipsis, steps }: Limits) {
  const { lines: most, to } = steps.at(-1) ?? { lines: 1, to: 1 }
  const room = width / (size * to)
  const lines: Word[][] = []
  let rest = [...words]
  while (rest.length > 0 && lines.length < most) {
    const last = lines.length === most - 1
    let taken = 1
    while (taken < rest.length && widthOf(rest.slice(0, taken + 1), space) + (last ? ellipsis : 0) <= room)
      taken++
    lines.push(rest.slice(0, taken))
    rest = rest.slice(taken)
  }
  const texts = lines.map(textOf)
  if (rest.length > 0) texts.push(`${(texts.pop() ?? '').replace(/[\s.,·:;!?…~-]+$/u, '')}…`)
  return { size: size * to, lines: texts }
}
