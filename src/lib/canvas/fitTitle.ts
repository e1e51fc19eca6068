// Fits a title of any length into its place: smaller first, then on more lines, then truncated at a word.

/** A word of the title with its width in em. `glued`: no space before it. */
export interface Word {
  text: string
  em: number
  glued?: boolean
}

/** One attempt: the number of lines and the range of scales, largest first. */
export interface Step {
  lines: number
  from: number
  to: number
}

/** One line down to 72 % of the design size, then two lines. */
export const WIDE: readonly Step[] = [
  { lines: 1, from: 1, to: 0.72 },
  { lines: 2, from: 0.72, to: 0.6 },
]

export interface Fitting {
  /** The design size, in px. */
  size: number
  /** The available width, in px. */
  width: number
  /** Widths of a space and of “…”, in em. */
  space: number
  ellipsis: number
  steps: readonly Step[]
}

export interface FittedTitle {
  size: number
  lines: string[]
}

/** Breaks a title into balanced lines and returns their size. Truncates it at the smallest size of the last step. */
export function fitTitle(words: readonly Word[], fitting: Fitting): FittedTitle {
  for (const { lines: most, from, to } of fitting.steps) {
    const { lines, em } = balance(words, most, fitting.space)
    const scale = Math.min(from, fitting.width / (fitting.size * em))
    if (scale >= to) return { size: fitting.size * scale, lines: lines.map(textOf) }
  }
  return cut(words, fitting)
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
function cut(words: readonly Word[], { size, width, space, ellipsis, steps }: Fitting): FittedTitle {
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
