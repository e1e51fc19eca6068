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
/** Distance between two baselines, in em. */
const LEADING = 0.82
/** Height of capital letters, in em. */
const CAP_HEIGHT = 0.7
/** Height of the other letters, in em. */
const X_HEIGHT = 0.48
/** Depth of letters such as y below the last baseline, in lines. */
const DESCENT = 0.25
/** Words of a title that are tried on separate lines. Further ones stay on the last line. */
const MAX_WORDS = 8

/** Estimated advance widths in em, for the first matching kind of character. */
const WIDTHS: readonly (readonly [characters: RegExp, em: number])[] = [
  [/\p{Script=Hangul}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u, 0.95],
  [/[ .,:;!'’|Iijl1]/, 0.3],
  [/[MWmw]/, 0.88],
  [/\p{Lu}|\d/u, 0.68],
]

const estimateWidth = (text: string): number =>
  Array.from(text, (letter) => WIDTHS.find(([characters]) => characters.test(letter))?.[1] ?? 0.5).reduce(
    (sum, width) => sum + width,
    0,
  )

/** Returns all ways to set words in lines. */
function listBreaks([first = '', ...others]: readonly string[]): string[][] {
  if (others.length === 0) return [[first]]
  return listBreaks(others).flatMap(([next = '', ...rest]) => [
    [first, next, ...rest],
    [`${first} ${next}`, ...rest],
  ])
}

function setLines(lines: readonly string[], { width, height }: Screen) {
  const available = width * (1 - 2 * MARGIN)
  const highest = (height * (1 - 2 * MARGIN)) / (lines.length + DESCENT) / LEADING
  return lines.map((text) => {
    const widest = available / estimateWidth(text)
    return widest > highest ? { text, size: highest } : { text, size: widest, length: available }
  })
}

const smallest = (lines: ReturnType<typeof setLines>) => Math.min(...lines.map(({ size }) => size))

/** Sets a title in the lines whose smallest letters are as large as possible, centred on the screen. */
export function layOutTitle(title: string, screen: Screen): TitleLine[] {
  const words = title.split(/\s+/).filter(Boolean)
  const tried = [...words.slice(0, MAX_WORDS - 1), words.slice(MAX_WORDS - 1).join(' ')].filter(Boolean)
  const best = listBreaks(tried)
    .map((lines) => setLines(lines, screen))
    .reduce((one, other) => (smallest(other) > smallest(one) ? other : one))
  const heights = best.map(({ size }) => size * LEADING)
  const blank = screen.height - heights.reduce((sum, height) => sum + height, (heights.at(-1) ?? 0) * DESCENT)
  let bottom = blank / 2
  return best.map((line, index) => {
    bottom += heights[index] ?? 0
    return { ...line, x: screen.width / 2, y: bottom - ((LEADING - CAP_HEIGHT) / 2) * line.size }
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
