// The faces of the cards: font files of the repository's own packages, and slices of others for what those lack.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { SatoriOptions } from 'satori'
import subsetFont from 'subset-font'
import { parseRanges, textOf } from '../fonts/ranges.ts'

type CardFont = SatoriOptions['fonts'][number]

const require = createRequire(import.meta.url)
const folderOf = (pack: string): string => dirname(require.resolve(`${pack}/package.json`))

function face(name: string, weight: 400 | 500 | 600, pack: string, file: string): CardFont {
  return { name, weight, style: 'normal', data: readFileSync(join(folderOf(pack), file)) }
}

const fontsource = (name: string, pack: string, subset: string): CardFont =>
  face(name, 400, `@fontsource/${pack}`, `files/${pack}-${subset}-400-normal.woff`)

const pretendard = (weight: 400 | 500 | 600, style: string): CardFont =>
  face('Pretendard', weight, 'pretendard', `dist/public/static/Pretendard-${style}.otf`)

/** Font stacks, as `font-family`. Song Myung lacks rare syllables: Gowun Batang has every one. */
export const FAMILY = {
  /** English display. */
  display: 'Hedvig Letters Serif, Song Myung, Gowun Batang, Pretendard',
  /** Korean display. */
  title: 'Song Myung, Hedvig Letters Serif, Gowun Batang, Pretendard',
  /** Plain words and numbers. */
  text: 'Pretendard',
  /** What is read in a book. */
  reading: 'Gowun Batang, Pretendard',
} as const

/** Families of scripts that the site's own fonts lack, the first that claims a character draws it. */
const FALLBACKS = [
  { pack: '@fontsource-variable/noto-naskh-arabic', weight: 500, slices: /-arabic-wght-/ },
  { pack: '@fontsource-variable/noto-serif-hebrew', weight: 500, slices: /-hebrew-wght-/ },
  { pack: '@fontsource-variable/noto-emoji', weight: 500, slices: /-wght-/ },
  // Hanja in their full forms, which the Korean cut of the same family lacks in part.
  { pack: '@fontsource-variable/noto-serif-tc', weight: 600, slices: /-wght-/ },
] as const

interface Slice {
  file: string
  weight: number
  points: Set<number>
}

function slicesOf({ pack, weight, slices }: (typeof FALLBACKS)[number]): Slice[] {
  const folder = folderOf(pack)
  const css = readFileSync(join(folder, 'wght.css'), 'utf8')
  const faces = css.matchAll(/url\(['"]?(\.[^)'"]+\.woff2)['"]?\)[^}]*?unicode-range:([^;}]+)/g)
  return Array.from(faces, ([, file = '', range = '']) => ({
    file: join(folder, file),
    weight,
    points: parseRanges(range),
  })).filter(({ file }) => slices.test(file))
}

/** Joiners and selectors, which shape their neighbours and are no letters themselves. */
const SHAPERS = /\u200c|\u200d|\ufe0e|\ufe0f/gu

const graphemes = new Intl.Segmenter('ko', { granularity: 'grapheme' })

/** The fonts that cards are set in; one for a whole build. */
export class FontShelf {
  readonly fonts: CardFont[] = [
    fontsource('Hedvig Letters Serif', 'hedvig-letters-serif', 'latin'),
    fontsource('Song Myung', 'song-myung', 'korean'),
    fontsource('Gowun Batang', 'gowun-batang', 'korean'),
    pretendard(400, 'Regular'),
    pretendard(500, 'Medium'),
    pretendard(600, 'SemiBold'),
  ]

  #slices: Slice[] | undefined
  readonly #pinned = new Map<string, Promise<CardFont>>()

  /** The slices for one sign: a single one that draws it whole (a family of emoji is one sign), or one per character. */
  #slicesFor(grapheme: string): (Slice | undefined)[] {
    const slices = (this.#slices ??= FALLBACKS.flatMap(slicesOf))
    const points = Array.from(grapheme.replaceAll(SHAPERS, ''), (character) => character.codePointAt(0) ?? 0)
    const whole = slices.find((slice) => points.every((point) => slice.points.has(point)))
    return whole ? [whole] : points.map((point) => slices.find((slice) => slice.points.has(point)))
  }

  /** Whether slices draw this sign. */
  canFallBack(grapheme: string): boolean {
    return !this.#slicesFor(grapheme).includes(undefined)
  }

  /** The slices that draw the signs of a text, each pinned to one weight; signs that none draws are left out. */
  async fallbacks(text: string): Promise<CardFont[]> {
    const slices = new Set(signsOf(text).flatMap((sign) => this.#slicesFor(sign)))
    return Promise.all([...slices].flatMap((slice) => (slice ? [this.#pin(slice)] : [])))
  }

  #pin(slice: Slice): Promise<CardFont> {
    const known = this.#pinned.get(slice.file)
    if (known) return known
    const pinned = subsetFont(readFileSync(slice.file), textOf(slice.points), {
      targetFormat: 'sfnt',
      variationAxes: { wght: slice.weight },
    }).then((data): CardFont => ({ name: slice.file, weight: 400, style: 'normal', data }))
    this.#pinned.set(slice.file, pinned)
    return pinned
  }
}

/** A text in what a reader takes for single signs: letters with their marks, emoji with all that is joined to them. */
export function signsOf(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
}
