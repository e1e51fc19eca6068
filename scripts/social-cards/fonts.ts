// The fonts of the cards: files of the site's font packages, and subsets of fallback fonts for other characters.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { SatoriOptions } from 'satori'
import subsetFont from 'subset-font'
import { faces } from '@content/faces'
import { splitGraphemes } from '../../src/lib/korean/graphemes.ts'
import { type FaceUse, readFiles } from '../fonts/faceFiles.ts'
import { parseSubsets, textOf } from '../fonts/ranges.ts'

type CardFont = SatoriOptions['fonts'][number]
type FontWeight = NonNullable<CardFont['weight']>

const require = createRequire(import.meta.url)
const packageFolder = (pack: string): string => dirname(require.resolve(`${pack}/package.json`))

function readFonts(use: FaceUse, weights: readonly FontWeight[]): CardFont[] {
  return weights.map((weight) => {
    const { folder, card } = readFiles(use, weight)
    return { name: faces[use].family, weight, style: 'normal', data: readFileSync(join(folder, card)) }
  })
}

const { sans, latin, korean } = faces

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

/** The fonts of the cards. Caches the fallback subsets. */
export class CardFonts {
  readonly fonts: CardFont[] = [
    ...readFonts('latin', latin.weights),
    ...readFonts('korean', korean.weights),
    ...readFonts('reading', [400]),
    ...readFonts('sans', sans.weights),
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
