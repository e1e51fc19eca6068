import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, posix } from 'node:path'
import { convert } from 'fontverter'
import { Blob as FontFile, Face } from 'harfbuzzjs'
import { object, parse, string } from 'valibot'
import { intersection, parseRanges } from './ranges.ts'

/** One family in one weight, and the npm package that its files are cut from. */
export interface Family {
  /** Begins the names of its files. */
  name: string
  family: string
  weight: number
  /** The package's name and version. */
  pack: string
  version: string
  /** The font that files are cut from. */
  source: string
  /** Every character that `source` has. */
  coverage: ReadonlySet<number>
  /** The package's own dynamic subsets: an import path and the characters that each can show. */
  slices: { url: string; points: Set<number> }[]
}

interface Files {
  source: string
  /** The package's stylesheet of its dynamic subsets. */
  stylesheet: string
  /** Selects subsets of that stylesheet by their paths; all by default. */
  slices?: RegExp
}

const require = createRequire(import.meta.url)
const SLICE = /url\(['"]?(\.[^)'"]+\.woff2)['"]?\)[^}]*?unicode-range:([^;}]+)/g

/** The characters that a font file has glyphs for; its stylesheet may claim more. */
export async function charactersOf(path: string): Promise<Set<number>> {
  const font = await convert(readFileSync(path), 'sfnt')
  return new Set(new Face(new FontFile(font), 0).collectUnicodes())
}

async function readFamily(
  name: string,
  family: string,
  weight: number,
  pack: string,
  { source, stylesheet, slices = /./ }: Files,
): Promise<Family> {
  const manifest = require.resolve(`${pack}/package.json`)
  const { version } = parse(object({ version: string() }), JSON.parse(readFileSync(manifest, 'utf8')))
  const folder = dirname(manifest)
  const coverage = await charactersOf(join(folder, source))
  const found = []
  for (const [, url = '', range = ''] of readFileSync(join(folder, stylesheet), 'utf8').matchAll(SLICE)) {
    const path = posix.join(posix.dirname(stylesheet), url)
    if (!slices.test(path)) continue
    const had = source.includes('-latin-') ? await charactersOf(join(folder, path)) : coverage
    found.push({ url: `${pack}/${path}`, points: intersection(parseRanges(range), had) })
  }
  return { name, family, weight, pack, version, source: join(folder, source), coverage, slices: found }
}

// Pretendard's licence reserves its name for the uncut font, so the cut one has another.
const pretendard = (weight: number, style: string) =>
  readFamily(`pretendard-${weight}`, 'Blank Page Sans', weight, 'pretendard', {
    source: `dist/public/static/alternative/Pretendard-${style}.ttf`,
    stylesheet: 'dist/web/static/pretendard-dynamic-subset.css',
    slices: new RegExp(`/Pretendard-${style}\\.`),
  })

const fontsource = (name: string, family: string, pack: string, subset: string, weight = 400) =>
  readFamily(name, family, weight, `@fontsource/${pack}`, {
    source: `files/${pack}-${subset}-${weight}-normal.woff2`,
    stylesheet: `${weight}.css`,
    // The other subsets of the Latin family claim symbols and emoji, which other fonts show.
    ...(subset === 'latin' && { slices: /-latin-/ }),
  })

/** UI and body text. */
export const PRETENDARD = await Promise.all([
  pretendard(400, 'Regular'),
  pretendard(500, 'Medium'),
  pretendard(600, 'SemiBold'),
])
/** English display. */
export const HEDVIG = await fontsource('hedvig', 'Hedvig Letters Serif', 'hedvig-letters-serif', 'latin')
/** Korean display. */
export const MYUNG = await fontsource('myung', 'Song Myung', 'song-myung', 'korean')
/** The novel reader. */
// One after the other: the decompressor of woff2 has one output buffer.
export const GOWUN = [
  await fontsource('gowun-400', 'Gowun Batang', 'gowun-batang', 'korean'),
  await fontsource('gowun-700', 'Gowun Batang', 'gowun-batang', 'korean', 700),
]

/** The packages that faces are cut from. */
const ALL = [...PRETENDARD, HEDVIG, MYUNG, ...GOWUN]
export const FONT_PACKS = [...new Set(ALL.map(({ pack }) => pack))]
export const FONT_VERSIONS = [...new Set(ALL.map(({ pack, version }) => `${pack} ${version}`))]
