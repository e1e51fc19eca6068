import { GOWUN, HEDVIG, MYUNG, PRETENDARD, type Family } from './families.ts'
import { FIRST_LETTERS } from './firstLetters.ts'
import { codePoints, difference, formatRanges, intersection, union } from './ranges.ts'
import type { Words } from './words.ts'

/** One woff2 file to cut. */
export interface Cut {
  /** The file's name without `.woff2`. */
  name: string
  of: Family
  points: ReadonlySet<number>
}

export interface Plan {
  cuts: Cut[]
  /** Stylesheets by name: of every page, of novels, and the package's files for all other characters. */
  sheets: { 'faces.css': string; 'reading.css': string; 'slices.css': string }
}

/** In every font's first file: a browser measures a line by the face that has the space. */
const BETWEEN_WORDS = codePoints(' \u00A0.,!?0123456789')
const LATIN_LETTERS = codePoints('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz')
const SIGNS = codePoints('()[]-/:;+&@%\'"#*=<>_')

const face = ({ family, weight }: Family, url: string, points: Iterable<number>): string =>
  `@font-face{font-family:'${family}';font-style:normal;font-weight:${weight};font-display:swap;` +
  `src:url(${url}) format('woff2');unicode-range:${formatRanges(points)}}\n`

const faces = (cuts: Cut[]): string =>
  cuts.map(({ of, name, points }) => face(of, `./${name}.woff2`, points)).join('')

/** Assigns every character to the first file that wants it and drops what the font cannot show. */
function cutFamily(of: Family, files: Record<string, ReadonlySet<number>>): Cut[] {
  let left: ReadonlySet<number> = of.coverage
  return Object.entries(files).flatMap(([file, wanted]) => {
    const points = intersection(wanted, left)
    left = difference(left, points)
    return points.size === 0 ? [] : [{ name: `${of.name}-${file}`, of, points }]
  })
}

/**
 * The package's own subsets for all characters but `taken`. Of two faces that claim a character the browser uses the later
 * one, so no character is claimed twice.
 */
function sliceFaces(of: Family, taken: ReadonlySet<number>): string {
  let done = taken
  return of.slices
    .map(({ url, points }) => {
      const rest = difference(points, done)
      done = union([done, rest])
      return rest.size === 0 ? '' : face(of, url, rest)
    })
    .join('')
}

const claimed = (cuts: Cut[], of: Family): Set<number> =>
  union(cuts.filter((cut) => cut.of === of).map(({ points }) => points))

const firstOf = ({ name }: Family): Set<number> =>
  union([BETWEEN_WORDS, codePoints(FIRST_LETTERS[name] ?? '')])

/** Latin letters of a display line are Hedvig's, also where the Korean font has some. */
const korean = (points: ReadonlySet<number>) => difference(points, LATIN_LETTERS)

/** Decides which files are cut and writes the stylesheets that name them. */
export function planFonts({ rows, rowHeads, novels, all }: Words): Plan {
  const display = [
    ...PRETENDARD.flatMap((of) =>
      cutFamily(of, {
        first: of.weight === 400 ? union([LATIN_LETTERS, SIGNS, firstOf(of)]) : firstOf(of),
        // Only headings and labels are set in 600.
        rows: of.weight === 600 ? rowHeads : rows,
        rest: all,
      }),
    ),
    ...cutFamily(HEDVIG, { first: union([LATIN_LETTERS, firstOf(HEDVIG)]), rest: all }),
    ...cutFamily(MYUNG, { first: korean(firstOf(MYUNG)), rows: korean(rowHeads), rest: korean(all) }),
  ]
  const reading = GOWUN.flatMap((of) =>
    // Sentences about the series, as search quotes them, are never bold.
    cutFamily(of, of.weight === 400 ? { first: firstOf(of), novels, rest: all } : { novels }),
  )
  return {
    cuts: [...display, ...reading],
    sheets: {
      'faces.css': faces(display),
      'reading.css': faces(reading),
      'slices.css': [...PRETENDARD, HEDVIG, MYUNG]
        .map((of) => sliceFaces(of, union([claimed(display, of), of === MYUNG ? LATIN_LETTERS : new Set()])))
        .join(''),
    },
  }
}

const allSlices = (of: Family): string => sliceFaces(of, of === MYUNG ? LATIN_LETTERS : new Set())

/** Stylesheets that name the packages' own files only: heavier to load, but nothing has to be cut. */
export function stockSheets(): Plan['sheets'] {
  return {
    'faces.css': [...PRETENDARD, HEDVIG, MYUNG].map(allSlices).join(''),
    'reading.css': GOWUN.map(allSlices).join(''),
    'slices.css': '',
  }
}
