import { estimateTextWidth } from '@/lib/estimateTextWidth'

/** The screen for which a title is set, in SVG units. */
export interface Screen {
  width: number
  height: number
}

/** A line of a title without lettering. */
export interface TitleLine {
  text: string
  /** Centre of the line. */
  x: number
  /** Baseline. */
  y: number
  size: number
  /** Length to which the line is stretched. Missing if the line keeps its own length. */
  length?: number
}

/** Distance of the lines from the left and right edges, as a share of the screen's width. */
const MARGIN = 0.03
/** Distance between two baselines, in em. Hangul fills its em. */
const LEADING = 0.82
const HANGUL_LEADING = 1
const HANGUL = /\p{Script=Hangul}/u
/** Height of capital letters, in em. */
const CAP_HEIGHT = 0.7
/** Height of the other letters, in em. */
const X_HEIGHT = 0.48
/** Depth of letters such as y below the last baseline, in lines. */
const DESCENT = 0.25
/** Lines that are narrower than the screen by less than this factor are stretched too, because widths are estimates. */
const ESTIMATE_TOLERANCE = 1.2
/** Words that are wider than this break between their letters, in em. */
const WIDEST_WORD = 7.5

/** Splits a title where its lines may break. The last piece of a word ends with a space. */
const splitTitle = (title: string): string[] =>
  title
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => {
      const letters = Array.from(word)
      const pieces = Math.ceil(estimateTextWidth(word) / WIDEST_WORD)
      const length = Math.ceil(letters.length / pieces)
      return Array.from({ length: Math.ceil(letters.length / length) }, (_, index) =>
        letters.slice(index * length, (index + 1) * length).join(''),
      ).map((piece, index, all) => (index === all.length - 1 ? `${piece} ` : piece))
    })

/** Returns the lines for each number of lines and width that a title may have. */
function listBreaks(title: string): string[][] {
  const pieces = splitTitle(title).map((text) => ({ text, em: estimateTextWidth(text) }))
  const widths = pieces.flatMap((_, from) => {
    let sum = 0
    return pieces.slice(from).map(({ em }) => (sum += em))
  })
  return [...new Set(widths)].map((widest) => {
    const lines: { text: string; em: number }[] = []
    for (const { text, em } of pieces) {
      const last = lines.at(-1)
      if (last && last.em + em <= widest) Object.assign(last, { text: last.text + text, em: last.em + em })
      else lines.push({ text, em })
    }
    return lines.map(({ text }) => text.trimEnd())
  })
}

function setLines(lines: readonly string[], { width, height }: Screen, leading: number) {
  const available = width * (1 - 2 * MARGIN)
  const highest = (height * (1 - 2 * MARGIN)) / (lines.length + DESCENT) / leading
  return lines.map((text) => {
    const widest = available / estimateTextWidth(text)
    const size = Math.min(widest, highest)
    return widest > highest * ESTIMATE_TOLERANCE ? { text, size } : { text, size, length: available }
  })
}

const smallest = (lines: ReturnType<typeof setLines>) => Math.min(...lines.map(({ size }) => size))

/** Sets a title in the lines whose smallest letters are as large as possible, centred on the screen. */
export function fitTitleToScreen(title: string, screen: Screen): TitleLine[] {
  const leading = HANGUL.test(title) ? HANGUL_LEADING : LEADING
  const best = listBreaks(title)
    .map((lines) => setLines(lines, screen, leading))
    .reduce((one, other) => (smallest(other) > smallest(one) ? other : one))
  const heights = best.map(({ size }) => size * leading)
  const blank = screen.height - heights.reduce((sum, height) => sum + height, (heights.at(-1) ?? 0) * DESCENT)
  let bottom = blank / 2
  return best.map((line, index) => {
    bottom += heights[index] ?? 0
    return { ...line, x: screen.width / 2, y: bottom - ((leading - CAP_HEIGHT) / 2) * line.size }
  })
}

/** The box of a letter: from its left edge, and up from its baseline. */
export interface LetterBox {
  letter: string
  x: number
  width: number
  baseline: number
  size: number
}

/** Round letters, whose counter is in their middle. */
const ROUND = /^[OQDo0]$/
/** Radius of the circle in such a counter, as a share of the letter's width. */
const COUNTER_SHARE = 0.14

/**
 * Returns the point through which the zoom goes: the counter of the round letter that is nearest to the screen's centre, or the
 * middle of the nearest letter if none is round. `r` is the radius of the counter; 0 without one.
 */
export function findZoomPoint(
  letters: readonly LetterBox[],
  screen: Screen,
): { x: number; y: number; r: number } {
  const points = letters
    .filter(({ letter }) => letter.trim() !== '')
    .map(({ letter, x, width, baseline, size }) => {
      const isRound = ROUND.test(letter)
      const height = letter === letter.toLowerCase() && /\p{Ll}/u.test(letter) ? X_HEIGHT : CAP_HEIGHT
      return {
        isRound,
        x: x + width / 2,
        y: baseline - (size * height) / 2,
        r: isRound ? width * COUNTER_SHARE : 0,
      }
    })
  const distance = ({ x, y }: { x: number; y: number }) =>
    Math.hypot(x - screen.width / 2, y - screen.height / 2)
  const candidates = points.some(({ isRound }) => isRound) ? points.filter(({ isRound }) => isRound) : points
  const middle = { x: screen.width / 2, y: screen.height / 2, r: 0 }
  const [first = middle, ...others] = candidates
  const { x, y, r } = others.reduce((one, other) => (distance(other) < distance(one) ? other : one), first)
  return { x, y, r }
}
