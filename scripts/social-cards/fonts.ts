// The fonts of the cards: files of the site's font packages, and subsets of fallback fonts for other characters.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { SatoriOptions } from 'satori'
import subsetFont from 'subset-font'
import { parseSubsets, textOf } from '../fonts/ranges.ts'

type CardFont = SatoriOptions['fonts'][number]

const require = createRequire(import.meta.url)
const packageFolder = (pack: string): string => dirname(require.resolve(`${pack}/package.json`))

function face(name: string, weight: 400 | 500 | 600, pack: string, file: string): CardFont {
  return { name, weight, style: 'normal', data: readFileSync(join(packageFolder(pack), file)) }
}

const fontsource = (name: string, pack: string, subset: string): CardFont =>
  face(name, 400, `@fontsource/${pack}`, `files/${pack}-${subset}-400-normal.woff`)

const pretendard = (weight: 400 | 500 | 600, style: string): CardFont =>
  face('Pretendard', weight, 'pretendard', `dist/public/static/Pretendard-${style}.otf`)

/** Font stacks as `font-family`. Gowun Batang contains rare syllables that Song Myung lacks. */
export const FAMILY = {
  /** English display. */
  display: 'Hedvig Letters Serif, Song Myung, Gowun Batang, Pretendard',
  /** Korean display. */
  title: 'Song Myung, Hedvig Letters Serif, Gowun Batang, Pretendard',
  /** Plain text and numbers. */
  text: 'Pretendard',
  /** Text of novels. */
  reading: 'Gowun Batang, Pretendard',
} as const

/** Fallback fonts for scripts that the site's fonts lack. The first one that covers a character is used. */
const FALLBACKS = [
  { pack: '@fontsource-variable/noto-naskh-arabic', weight: 500, slices: /-arabic-wght-/ },
  { pack: '@fontsource-variable/noto-serif-hebrew', weight: 500, slices: /-hebrew-wght-/ },
  { pack: '@fontsource-variable/noto-emoji', weight: 500, slices: /-wght-/ },
  // Traditional Hanja. The Korean version of this family lacks some.
  { pack: '@fontsource-variable/noto-serif-tc', weight: 600, slices: /-wght-/ },
] as const

interface Slice {
  file: string
  weight: number
  points: Set<number>
}

function readSlices({ pack, weight, slices }: (typeof FALLBACKS)[number]): Slice[] {
  const folder = packageFolder(pack)
  return parseSubsets(readFileSync(join(folder, 'wght.css'), 'utf8'))
    .map(({ path, points }) => ({ file: join(folder, path), weight, points }))
    .filter(({ file }) => slices.test(file))
}

/** Joiners and variation selectors, which fonts need not cover. */
const JOINERS = /\u200c|\u200d|\ufe0e|\ufe0f/gu

const graphemes = new Intl.Segmenter('ko', { granularity: 'grapheme' })

/** The fonts of the cards. Caches the fallback subsets. */
export class CardFonts {
  readonly fonts: CardFont[] = [
    fontsource('Hedvig Letters Serif', 'hedvig-letters-serif', 'latin'),
    fontsource('Song Myung', 'song-myung', 'korean'),
    fontsource('Gowun Batang', 'gowun-batang', 'korean'),
    pretendard(400, 'Regular'),
    pretendard(500, 'Medium'),
    pretendard(600, 'SemiBold'),
  ]

  #slices: Slice[] | undefined
  readonly #loading = new Map<string, Promise<CardFont>>()

  /** Returns the subset that covers a whole grapheme, such as an emoji sequence, otherwise one subset per character. */
  #slicesFor(grapheme: string): (Slice | undefined)[] {
    const slices = (this.#slices ??= FALLBACKS.flatMap(readSlices))
    const points = Array.from(grapheme.replaceAll(JOINERS, ''), (character) => character.codePointAt(0) ?? 0)
    const single = slices.find((slice) => points.every((point) => slice.points.has(point)))
    return single ? [single] : points.map((point) => slices.find((slice) => slice.points.has(point)))
  }

  /** Returns true if fallback subsets cover the grapheme. */
  hasFallback(grapheme: string): boolean {
    return !this.#slicesFor(grapheme).includes(undefined)
  }

  /** Loads the fallback subsets for a text, each at a fixed weight. Skips characters that none covers. */
  async loadFallbacks(text: string): Promise<CardFont[]> {
    const slices = new Set(splitGraphemes(text).flatMap((grapheme) => this.#slicesFor(grapheme)))
    return Promise.all([...slices].flatMap((slice) => (slice ? [this.#pin(slice)] : [])))
  }

  #pin(slice: Slice): Promise<CardFont> {
    const cached = this.#loading.get(slice.file)
    if (cached) return cached
    const loading = subsetFont(readFileSync(slice.file), textOf(slice.points), {
      targetFormat: 'sfnt',
      variationAxes: { wght: slice.weight },
    }).then((data): CardFont => ({ name: slice.file, weight: 400, style: 'normal', data }))
    this.#loading.set(slice.file, loading)
    return loading
  }
}

/** Splits a text into graphemes: letters with their marks, emoji sequences. */
export function splitGraphemes(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
}
