import { GOWUN, HEDVIG, MYUNG, nameOf, PRETENDARD, type Family } from './families.ts'
import { groupByPages, seenIn, type FirstViews } from './firstViews.ts'
import { codePoints, difference, formatRanges, intersection, union } from './ranges.ts'
import type { StaticText } from './staticText.ts'

/** One woff2 file to cut. */
export interface Cut {
  /** File name without `.woff2`; stable, so that `index.html` may preload it. */
  name: string
  of: Family
  points: Set<number>
}

/** The generated stylesheets: of every page, of reading, of any other syllable, and of a page that did not come. */
export const SHEETS = ['faces.css', 'reading.css', 'slices.css', 'fault.css'] as const

/** One generated stylesheet with the faces in it. */
export interface Sheet {
  file: (typeof SHEETS)[number]
  css: string
}

export interface Plan {
  cuts: Cut[]
  sheets: Sheet[]
}

/** The files that every page asks for at once; `index.html` preloads them. */
export const PRELOADED = ['pretendard-400-first', 'hedvig-first', 'myung-first']

/** What joins words in any line, and the space by which a browser measures a line's first font. */
const BETWEEN_WORDS = codePoints(' \u00A0.,!?')
const LATIN_LETTERS = codePoints('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz')
/** In one file, whichever of them pages show: what stands in two is not kerned. */
const LATIN = union([BETWEEN_WORDS, LATIN_LETTERS, codePoints('0123456789')])

/** One face as CSS writes it, whose file is at an address. */
export const face = (of: Family, url: string, points: Iterable<number>): string =>
  `@font-face{font-family:'${of.family}';font-style:normal;font-weight:${of.weight};font-display:swap;` +
  `src:url(${url}) format('woff2');unicode-range:${formatRanges(points)}}\n`

const faces = (cuts: Cut[]): string =>
  cuts.map(({ of, name, points }) => face(of, `./${name}.woff2`, points)).join('')

const claimed = (cuts: Cut[]): Set<number> => union(cuts.map(({ points }) => points))

/** Gives every character to the first chunk that wants it, and drops what the family cannot show. */
function cutFamily(of: Family, prefix: string, chunks: Record<string, ReadonlySet<number>>): Cut[] {
  const left = new Set(of.coverage)
  return Object.entries(chunks).flatMap(([chunk, wanted]) => {
    const points = intersection(wanted, left)
    for (const point of points) left.delete(point)
    return points.size === 0 ? [] : [{ name: `${prefix}-${chunk}`, of, points }]
  })
}

/**
 * The package's own slices without what is cut already: of two faces that claim a character the browser takes
 * the later one, so a slice would be loaded for every common syllable.
 */
function restOf(of: Family, taken: ReadonlySet<number>): string {
  const done = new Set(taken)
  return of.slices
    .map(({ path, points }) => {
      const rest = difference(points, done)
      for (const point of rest) done.add(point)
      return rest.size === 0 ? '' : face(of, `${of.pack}/${path}`, rest)
    })
    .join('')
}

/** The groups of a font as chunks: what most pages show is `first`, with what any text brings; the others are numbered. */
function seenChunks(
  views: FirstViews,
  of: Family,
  anyText: ReadonlySet<number>,
): Record<string, ReadonlySet<number>> {
  const [first = new Set<number>(), ...others] = groupByPages(views, nameOf(of), anyText)
  return {
    first: union([anyText, first]),
    ...Object.fromEntries(others.map((points, index) => [`view-${index + 2}`, points])),
  }
}

/**
 * Decides which files are cut from which characters, and writes the stylesheets that name them: what first views show in
 * small files by the pages that show it, then the other words of the repository by the part that says them.
 */
export function planFonts(text: StaticText, views: FirstViews): Plan {
  const { core, sample, pages, series, article, novel, chapter, admin } = text
  const unseen = { core, sample, pages, series, article, novel, chapter, admin }
  // Latin letters in the display line are Hedvig's, also where the Korean face has some.
  const korean = (chunks: Record<string, ReadonlySet<number>>) =>
    Object.fromEntries(
      Object.entries(chunks).map(([chunk, points]) => [chunk, difference(points, LATIN_LETTERS)]),
    )

  const sans = PRETENDARD.flatMap((of) =>
    cutFamily(of, `pretendard-${of.weight}`, {
      // Labels are of few Latin letters: those that some page shows.
      ...seenChunks(
        views,
        of,
        of.weight === 400 ? LATIN : union([BETWEEN_WORDS, intersection(LATIN, seenIn(views, nameOf(of)))]),
      ),
      ...unseen,
    }),
  )
  const latin = cutFamily(HEDVIG, 'hedvig', { ...seenChunks(views, HEDVIG, LATIN), core })
  const display = cutFamily(MYUNG, 'myung', korean({ ...seenChunks(views, MYUNG, BETWEEN_WORDS), ...unseen }))
  const reading = GOWUN.flatMap((of) =>
    cutFamily(of, `gowun-${of.weight}`, {
      ...(of.weight === 400 ? seenChunks(views, of, BETWEEN_WORDS) : {}),
      novel,
      chapter,
      // Sentences about the series, as search quotes them; never in bold.
      ...(of.weight === 400 ? { series } : {}),
    }),
  )

  // The same letters once more: where these stand last, a browser takes them here.
  const fault = [
    // Sentences and buttons.
    ...PRETENDARD.filter(({ weight }) => weight !== 500).flatMap((of) =>
      cutFamily(of, `pretendard-${of.weight}`, { fault: text.fault }),
    ),
    ...cutFamily(MYUNG, 'myung', { fault: text['fault heading'] }),
  ]

  const slices =
    PRETENDARD.map((of) => restOf(of, claimed(sans.filter((cut) => cut.of === of)))).join('') +
    restOf(HEDVIG, claimed(latin)) +
    restOf(MYUNG, union([claimed(display), LATIN_LETTERS]))
  return {
    cuts: [...sans, ...latin, ...display, ...reading, ...fault],
    sheets: [
      { file: 'faces.css', css: faces([...sans, ...latin, ...display]) },
      { file: 'reading.css', css: faces(reading) },
      { file: 'slices.css', css: slices },
      { file: 'fault.css', css: faces(fault) },
    ],
  }
}

/** Stylesheets that name the packages' own slices and need nothing cut: heavier to load, ready at once. */
export function stockSheets(): Sheet[] {
  const none = new Set<number>()
  return [
    {
      file: 'faces.css',
      css:
        PRETENDARD.map((of) => restOf(of, none)).join('') +
        restOf(HEDVIG, none) +
        restOf(MYUNG, LATIN_LETTERS),
    },
    { file: 'reading.css', css: GOWUN.map((of) => restOf(of, none)).join('') },
    { file: 'slices.css', css: '' },
    { file: 'fault.css', css: '' },
  ]
}
