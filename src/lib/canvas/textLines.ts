import { splitGraphemes } from '../korean/graphemes'

/** Returns the width of a text in px. */
export type Measure = (text: string) => number

/**
 * Breaks a text into lines of at most `width` px, only between words (`word-break: keep-all`). A word wider than a line is
 * broken between graphemes.
 */
export function textLines(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = []
  let line = ''
  const add = (piece: string, gap: string) => {
    const longer = line === '' ? piece : line + gap + piece
    if (measure(longer) <= width || line === '') line = longer
    else {
      lines.push(line)
      line = piece
    }
  }
  for (const word of text.trim().split(/\s+/)) {
    if (measure(word) <= width) add(word, ' ')
    else splitGraphemes(word).forEach((letter, index) => add(letter, index === 0 ? ' ' : ''))
  }
  return line === '' ? lines : [...lines, line]
}

export interface LineLimits {
  /** Bounds of the font size in px. */
  largest: number
  smallest: number
  /** Maximum number of lines at a font size. */
  lines: (size: number) => number
}

export interface FittedLines {
  /** In px. */
  size: number
  lines: string[]
}

/**
 * Returns the largest font size at which the text fits. If it does not fit at the smallest, the last line is cut and
 * ends with `…`.
 */
export function fitLines(
  text: string,
  width: number,
  measureAt: (size: number) => Measure,
  { largest, smallest, lines: mostAt }: LineLimits,
): FittedLines {
  for (let size = largest; size > smallest; size -= 2) {
    const lines = textLines(text, width, measureAt(size))
    if (lines.length <= mostAt(size)) return { size, lines }
  }
  const measure = measureAt(smallest)
  const most = mostAt(smallest)
  const lines = textLines(text, width, measure)
  if (lines.length <= most) return { size: smallest, lines }
  return {
    size: smallest,
    lines: [...lines.slice(0, most - 1), truncate(lines[most - 1] ?? '', width, measure)],
  }
}

/** Cuts a line so that it fits with `…` at its end. */
function truncate(line: string, width: number, measure: Measure): string {
  const letters = splitGraphemes(line)
  while (letters.length > 0 && measure(`${letters.join('')}…`) > width) letters.pop()
  return `${letters.join('').trimEnd()}…`
}
