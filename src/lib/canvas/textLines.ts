import { graphemesOf } from '../korean/graphemes'

/** How wide a text stands, in px. */
export type Measure = (text: string) => number

/**
 * Breaks a text into lines of at most `width` px, between words alone (`word-break: keep-all`); a word that is wider
 * than a line is broken between letters, never inside one.
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
    else graphemesOf(word).forEach((letter, index) => add(letter, index === 0 ? ' ' : ''))
  }
  return line === '' ? lines : [...lines, line]
}

export interface Fitting {
  /** Sizes in px, the largest first. */
  largest: number
  smallest: number
  /** Most lines at a size. */
  lines: (size: number) => number
}

export interface FittedText {
  /** In px. */
  size: number
  lines: string[]
}

/** The largest size at which a text has at most so many lines as there is room for; at the smallest, the last line that fits ends with `…`. */
export function fitText(
  text: string,
  width: number,
  measureAt: (size: number) => Measure,
  { largest, smallest, lines: mostAt }: Fitting,
): FittedText {
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
    lines: [...lines.slice(0, most - 1), shortened(lines[most - 1] ?? '', width, measure)],
  }
}

/** A line cut so that `…` has its place after it. */
function shortened(line: string, width: number, measure: Measure): string {
  const letters = graphemesOf(line)
  while (letters.length > 0 && measure(`${letters.join('')}…`) > width) letters.pop()
  return `${letters.join('').trimEnd()}…`
}
