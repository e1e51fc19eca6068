import { KOREAN, LATIN, READING, SANS, type Family } from './families.ts'
import { codePoints, difference, formatRanges, intersection, union } from './ranges.ts'
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

const LATIN_LETTERS = codePoints('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz')

const face = ({ family, weight }: Family, url: string, points: Iterable<number>): string =>
  `@font-face{font-family:'${family}';font-style:normal;font-weight:${weight};font-display:swap;` +
  `src:url(${url}) format('woff2');unicode-range:${formatRanges(points)}}\n`

const faces = (subsets: FontSubset[]): string =>
  subsets.map(({ font, name, points }) => face(font, `./${name}.woff2`, points)).join('')

/** Returns the file of a font with those of the characters that it has. */
const subsetOf = (font: Family, characters: ReadonlySet<number>): FontSubset => ({
  name: font.name,
  font,
  points: intersection(characters, font.coverage),
})

/**
 * Returns font faces of the package's own subsets for all characters except `taken`. No character is in two faces, because
 * browsers would use the later one.
 */
function sliceFaces(font: Family, taken: ReadonlySet<number>): string {
  let done = taken
  return font.slices
    .map(({ url, points }) => {
      const rest = difference(points, done)
      done = union([done, rest])
      return rest.size === 0 ? '' : face(font, url, rest)
    })
    .join('')
}

/** Removes Latin letters: display text uses the Latin font for these, even if the Korean font has them. */
const korean = (points: ReadonlySet<number>) => difference(points, LATIN_LETTERS)

/** Rules of every page: font stacks and fallback faces. */
const shared = () => stackProperties() + fallbackFaces()

/** Plans one file for each font, with these characters, and the stylesheets. */
export function planFonts(characters: ReadonlySet<number>): Plan {
  const display = [
    ...[...SANS, LATIN].map((font) => subsetOf(font, characters)),
    subsetOf(KOREAN, korean(characters)),
  ]
  const reading = READING.map((font) => subsetOf(font, characters))
  return {
    subsets: [...display, ...reading],
    sheets: {
      'faces.css': shared() + faces(display),
      'reading.css': faces(reading),
      'slices.css': display
        .map(({ font, points }) =>
          sliceFaces(font, font === KOREAN ? union([points, LATIN_LETTERS]) : points),
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
