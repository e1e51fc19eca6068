import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, posix } from 'node:path'
import { convert } from 'fontverter'
import { Blob as FontFile, Face } from 'harfbuzzjs'
import { object, parse, string } from 'valibot'
import { intersection, parseSubsets } from './ranges.ts'

/** A family in one weight, and the npm package of its font. */
export interface Family {
  /** Prefix of its file names. */
  name: string
  family: string
  weight: number
  /** The package's name and version. */
  pack: string
  version: string
  /** The font file to subset. */
  source: string
  /** All characters in `source`. */
  coverage: ReadonlySet<number>
  /** The package's own subsets: import path and characters. */
  slices: { url: string; points: Set<number> }[]
}

interface Files {
  source: string
  /** The package's stylesheet of its subsets. */
  stylesheet: string
  /** Selects subsets by path; all by default. */
  slices?: RegExp
}

const require = createRequire(import.meta.url)

/** Reads the characters that a font file has glyphs for. Its stylesheet may claim more. */
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
  const subsets = []
  for (const subset of parseSubsets(readFileSync(join(folder, stylesheet), 'utf8'))) {
    const path = posix.join(posix.dirname(stylesheet), subset.path)
    if (!slices.test(path)) continue
    const characters = source.includes('-latin-') ? await charactersOf(join(folder, path)) : coverage
    subsets.push({ url: `${pack}/${path}`, points: intersection(subset.points, characters) })
  }
  return { name, family, weight, pack, version, source: join(folder, source), coverage, slices: subsets }
}

// Pretendard's licence reserves its name for the unmodified font, so the subset has another name.
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
    // The other subsets of the Latin family claim symbols and emoji, for which other fonts are used.
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
/** The novel reader. Loaded sequentially, because the WOFF2 decompressor has only one output buffer. */
export const GOWUN = [
  await fontsource('gowun-400', 'Gowun Batang', 'gowun-batang', 'korean'),
  await fontsource('gowun-700', 'Gowun Batang', 'gowun-batang', 'korean', 700),
]

const ALL = [...PRETENDARD, HEDVIG, MYUNG, ...GOWUN]
export const FONT_PACKS = [...new Set(ALL.map(({ pack }) => pack))]
export const FONT_VERSIONS = [...new Set(ALL.map(({ pack, version }) => `${pack} ${version}`))]
