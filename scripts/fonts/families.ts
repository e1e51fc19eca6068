import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, posix } from 'node:path'
import { object, parse, string } from 'valibot'
import { parseRanges } from './ranges.ts'

/** One of the package's own dynamic slices: its file from the package's root, and what it can show. */
export interface Slice {
  path: string
  points: Set<number>
}

/** A font family of the site and the npm package that it is cut from. */
export interface Family {
  family: string
  /** As CSS writes it: all faces of a family say the same, or the browser would not join them. */
  weight: string
  pack: string
  version: string
  /** The whole font. */
  source: string
  slices: Slice[]
  axes?: Record<string, { min: number; max: number }>
}

const require = createRequire(import.meta.url)

function family(
  name: string,
  weight: string,
  pack: string,
  files: { source: string; stock: string; slices?: RegExp },
): Family {
  const manifest = require.resolve(`${pack}/package.json`)
  const folder = dirname(manifest)
  const { version } = parse(object({ version: string() }), JSON.parse(readFileSync(manifest, 'utf8')))
  const stock = readFileSync(join(folder, files.stock), 'utf8')
  const declared = stock.matchAll(/url\(['"]?(\.[^)'"]+\.woff2)['"]?\)[^}]*?unicode-range:([^;}]+)/g)
  const slices = Array.from(declared, ([, url = '', range = '']) => ({
    path: posix.join(posix.dirname(files.stock), url), // goes into CSS: slashes on every system
    points: parseRanges(range),
  }))
  return {
    family: name,
    weight,
    pack,
    version,
    source: join(folder, files.source),
    slices: slices.filter(({ path }) => files.slices?.test(path) ?? true),
  }
}

const fontsource = (name: string, pack: string, weight: number, subset: string, slices?: RegExp): Family =>
  family(name, String(weight), `@fontsource/${pack}`, {
    source: `files/${pack}-${subset}-${weight}-normal.woff2`,
    stock: `${weight}.css`,
    ...(slices && { slices }),
  })

/** UI and body: Pretendard, whose name its licence reserves for the whole, uncut font. */
export const PRETENDARD: Family = {
  ...family('Blank Page Sans', '400 700', 'pretendard', {
    source: 'dist/public/variable/PretendardVariable.ttf',
    stock: 'dist/web/variable/pretendardvariable-dynamic-subset.css',
  }),
  axes: { wght: { min: 400, max: 700 } },
}

/** English display. Its slices of symbols claim emoji, which are the system's. */
export const HEDVIG = fontsource('Hedvig Letters Serif', 'hedvig-letters-serif', 400, 'latin', /-latin-/)

/** Korean display. */
export const MYUNG = fontsource('Song Myung', 'song-myung', 400, 'korean')

/** The novel reader. */
export const GOWUN = [400, 700].map((weight) => fontsource('Gowun Batang', 'gowun-batang', weight, 'korean'))

/** The packages that faces are cut from. */
export const FONT_PACKS = [...new Set([PRETENDARD, HEDVIG, MYUNG, ...GOWUN].map(({ pack }) => pack))]
