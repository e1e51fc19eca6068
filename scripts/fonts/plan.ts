import { FIRST_LETTERS } from '@content/firstLetters'
import { isShared, KOREAN, LATIN, READING, SANS, type Family } from './families.ts'
import { codePoints, difference, formatRanges, intersection, union } from './ranges.ts'
import type { SiteCharacters } from './siteCharacters.ts'
import { fallbackFaces, stackProperties } from './stacks.ts'

/** A WOFF2 file to generate. */
export interface FontSubset {
  /** The file's name without `.woff2`. */
  name: string
  font: Family
  points: ReadonlySet<number>
}

export interface Plan {
  subsets: FontSubset[]
  /** Stylesheets: for all pages, for novels, and for the packages' own files with all other characters. */
  sheets: { 'faces.css': string; 'reading.css': string; 'slices.css': string }
}

/** In the first file of every font. Browsers take line metrics from the face that contains the space. */
const BETWEEN_WORDS = codePoints(' \u00A0.,!?0123456789')
const LATIN_LETTERS = codePoints('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz')
const SIGNS = codePoints('()[]-/:;+&@%\'"#*=<>_')

const face = ({ family, weight }: Family, url: string, points: Iterable<number>): string =>
  `@font-face{font-family:'${family}';font-style:normal;font-weight:${weight};font-display:swap;` +
  `src:url(${url}) format('woff2');unicode-range:${formatRanges(points)}}\n`

const faces = (subsets: FontSubset[]): string =>
  subsets.map(({ font, name, points }) => face(font, `./${name}.woff2`, points)).join('')

/** Assigns each character to the first file that requests it. Drops characters that the font does not have. */
function subsetsOf(font: Family, files: Record<string, ReadonlySet<number>>): FontSubset[] {
  if (isShared(font)) return []
  let remaining: ReadonlySet<number> = font.coverage
  return Object.entries(files).flatMap(([file, wanted]) => {
    const points = intersection(wanted, remaining)
    remaining = difference(remaining, points)
    return points.size === 0 ? [] : [{ name: `${font.name}-${file}`, font, points }]
  })
}

/**
 * Returns font faces of the package's own subsets for all characters except `taken`. No character is in two faces, because
 * browsers would use the later one.
 */
function sliceFaces(font: Family, taken: ReadonlySet<number>): string {
  if (isShared(font)) return ''
  let done = taken
  return font.slices
    .map(({ url, points }) => {
      const rest = difference(points, done)
      done = union([done, rest])
      return rest.size === 0 ? '' : face(font, url, rest)
    })
    .join('')
}

const claimed = (subsets: FontSubset[], font: Family): Set<number> =>
  union(subsets.filter((subset) => subset.font === font).map(({ points }) => points))

/** Returns the characters of a font's first file, which occur in the site's texts. */
const firstOf = ({ name }: Family, all: ReadonlySet<number>): Set<number> =>
  intersection(union([BETWEEN_WORDS, codePoints(FIRST_LETTERS[name] ?? '')]), all)

/** Removes Latin letters: display text uses the Latin font for these, even if the Korean font has them. */
const korean = (points: ReadonlySet<number>) => difference(points, LATIN_LETTERS)

/** Rules of every page: font stacks and fallback faces. */
const shared = () => stackProperties() + fallbackFaces()

/** Plans the font files and their stylesheets. */
export function planFonts({ rows, rowHeads, novels, all }: SiteCharacters): Plan {
  const display = [
    ...SANS.flatMap((font) =>
      subsetsOf(font, {
        first: font.weight === 400 ? union([LATIN_LETTERS, SIGNS, firstOf(font, all)]) : firstOf(font, all),
        // Weight 600 is only used for headings and labels.
        rows: font.weight === 600 ? rowHeads : rows,
        rest: all,
      }),
    ),
    ...subsetsOf(LATIN, { first: union([LATIN_LETTERS, firstOf(LATIN, all)]), rest: all }),
    ...subsetsOf(KOREAN, { first: korean(firstOf(KOREAN, all)), rows: korean(rowHeads), rest: korean(all) }),
  ]
  const reading = READING.flatMap((font) =>
    // Only novels use the bold weight; search results quote sentences in the regular one.
    subsetsOf(font, font.weight === 400 ? { first: firstOf(font, all), novels, rest: all } : { novels }),
  )
  return {
    subsets: [...display, ...reading],
    sheets: {
      'faces.css': shared() + faces(display),
      'reading.css': faces(reading),
      'slices.css': [...SANS, LATIN, KOREAN]
        .map((font) =>
          sliceFaces(font, union([claimed(display, font), font === KOREAN ? LATIN_LETTERS : new Set()])),
        )
        .join(''),
    },
  }
}

const allSlices = (font: Family): string => sliceFaces(font, font === KOREAN ? LATIN_LETTERS : new Set())

/** Returns stylesheets for the packages' own files: larger downloads, but nothing has to be generated. */
export function stockSheets(): Plan['sheets'] {
  return {
    'faces.css': shared() + [...SANS, LATIN, KOREAN].map(allSlices).join(''),
    'reading.css': READING.map(allSlices).join(''),
    'slices.css': '',
  }
}
