import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, posix } from 'node:path'
import { convert } from 'fontverter'
import { Blob as FontFile, Face } from 'harfbuzzjs'
import { object, parse, string } from 'valibot'
import { nearestWeight, TEXT_WEIGHTS } from '../../src/lib/fontWeights.ts'
import { intersection, parseRanges } from './ranges.ts'

/** One of the package's own dynamic slices: its file from the package's root, and what it can show. */
export interface Slice {
  path: string
  points: Set<number>
}

/** A font family of the site in one weight, and the npm package that it is cut from. */
export interface Family {
  family: string
  /** A browser joins those faces of a family alone that say the same. */
  weight: number
  pack: string
  version: string
  /** The font that files are cut from. */
  source: string
  slices: Slice[]
  /** Every character that it has. */
  coverage: ReadonlySet<number>
  /** Where in the whole font the weight lies. */
  axes?: Record<string, number>
}

const require = createRequire(import.meta.url)

/** The characters that a font file has glyphs for; its stylesheet may claim more. */
async function charactersOf(path: string): Promise<Set<number>> {
  const font = await convert(await readFile(path), 'sfnt')
  return new Set(new Face(new FontFile(font), 0).collectUnicodes())
}

async function readFamily(
  name: string,
  weight: number,
  pack: string,
  files: { source: string; stock: string; slices?: RegExp; partial?: boolean },
): Promise<Family> {
  const manifest = require.resolve(`${pack}/package.json`)
  const folder = dirname(manifest)
  const { version } = parse(object({ version: string() }), JSON.parse(readFileSync(manifest, 'utf8')))
  const stock = readFileSync(join(folder, files.stock), 'utf8')
  const declared = stock.matchAll(/url\(['"]?(\.[^)'"]+\.woff2)['"]?\)[^}]*?unicode-range:([^;}]+)/g)
  const slices = Array.from(declared, ([, url = '', range = '']) => ({
    path: posix.join(posix.dirname(files.stock), url), // goes into CSS: slashes on every system
    range,
  })).filter(({ path }) => files.slices?.test(path) ?? true)
  const source = join(folder, files.source)
  const coverage = await charactersOf(source)
  const shown = slices.map(async ({ path, range }) => {
    const had = files.partial ? await charactersOf(join(folder, path)) : coverage
    return { path, points: intersection(parseRanges(range), had) }
  })
  return { family: name, weight, pack, version, source, slices: await Promise.all(shown), coverage }
}

const fontsource = (
  name: string,
  pack: string,
  weight: number,
  subset: string,
  partial?: { slices: RegExp },
) =>
  readFamily(name, weight, `@fontsource/${pack}`, {
    source: `files/${pack}-${subset}-${weight}-normal.woff2`,
    stock: `${weight}.css`,
    ...(partial && { ...partial, partial: true }),
  })

const STYLES = { 400: 'Regular', 500: 'Medium', 600: 'SemiBold' }

/**
 * UI and body: Pretendard, whose name its licence reserves for the whole, uncut font. By weight: a letter that a page shows in one
 * is half as heavy as in all.
 */
export const PRETENDARD = await Promise.all(
  TEXT_WEIGHTS.map(async (weight) => ({
    ...(await readFamily('Blank Page Sans', weight, 'pretendard', {
      source: 'dist/public/variable/PretendardVariable.ttf',
      stock: 'dist/web/static/pretendard-dynamic-subset.css',
      slices: new RegExp(`/Pretendard-${STYLES[weight]}\\.`),
    })),
    axes: { wght: weight },
  })),
)

/** English display, whose further Latin letters are a file of their own. Its slices of symbols claim emoji, which are the system's. */
export const HEDVIG = await fontsource('Hedvig Letters Serif', 'hedvig-letters-serif', 400, 'latin', {
  slices: /-latin-/,
})

/** Korean display. */
export const MYUNG = await fontsource('Song Myung', 'song-myung', 400, 'korean')

/** The novel reader. */
export const GOWUN = await Promise.all(
  [400, 700].map((weight) => fontsource('Gowun Batang', 'gowun-batang', weight, 'korean')),
)

const ALL: readonly Family[] = [...PRETENDARD, HEDVIG, MYUNG, ...GOWUN]

/** The packages that faces are cut from. */
export const FONT_PACKS = [...new Set(ALL.map(({ pack }) => pack))]

/** By what is noted which letters a page shows in it. */
export const nameOf = ({ family, weight }: Pick<Family, 'family' | 'weight'>): string => `${family} ${weight}`

/** The font of a name that `nameOf` has given. */
export const fontOf = (name: string): Family | undefined => ALL.find((each) => nameOf(each) === name)

/** The family in the weight that a browser takes for the one that is asked for; undefined where it is none of the site's. */
export function familyFor(name: string, wanted: number): Family | undefined {
  const all = ALL.filter((each) => each.family === name)
  const weights = all.map(({ weight }) => weight)
  return all.find(({ weight }) => weight === nearestWeight(weights, wanted))
}
