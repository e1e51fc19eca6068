import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { convert } from 'fontverter'
import { Blob as FontFile, Face as FontFace, Font } from 'harfbuzzjs'
import { faces } from '@content/faces'
import type { Face } from '../../src/content/types.ts'
import { type FaceUse, readFiles } from './faceFiles.ts'
import { intersection, parseSubsets } from './ranges.ts'

/** A family in one weight, read from its package. */
export interface Family {
  /** Prefix of its file names: the use, with the weight if there are several. */
  name: string
  use: FaceUse
  family: string
  weight: number
  /** The package's name and version. */
  pack: string
  version: string
  /** The font file to subset. */
  source: string
  /** All characters in `source`. */
  coverage: ReadonlySet<number>
  /** In em. */
  metrics: FontMetrics
  /** The package's own subsets: import path and characters. */
  slices: { url: string; points: Set<number> }[]
}

/** Measures of a font in em. */
export interface FontMetrics {
  ascent: number
  descent: number
  /** Mean advance of a text. NaN if the font lacks one of its characters. */
  meanAdvance: (text: string) => number
}

const fontIn = async (path: string) =>
  new FontFace(new FontFile(await convert(readFileSync(path), 'sfnt')), 0)

/** Reads the characters that a font file has glyphs for. Its stylesheet may claim more. */
export async function charactersOf(path: string): Promise<Set<number>> {
  return new Set((await fontIn(path)).collectUnicodes())
}

function metricsOf(face: FontFace): FontMetrics {
  const font = new Font(face)
  const { ascender, descender } = font.hExtents()
  const advance = (character: string) => {
    const glyph = font.nominalGlyph(character.codePointAt(0) ?? 0)
    return glyph === undefined ? Number.NaN : font.glyphHAdvance(glyph) / face.upem
  }
  return {
    ascent: ascender / face.upem,
    descent: -descender / face.upem,
    meanAdvance: (text) => {
      const letters = Array.from(text)
      return letters.reduce((sum, letter) => sum + advance(letter), 0) / letters.length
    },
  }
}

async function readFamily(use: FaceUse, weight: number): Promise<Family> {
  const { family, package: pack, weights }: Face = faces[use]
  const { folder, version, source, stylesheet, slices } = readFiles(use, weight)
  const font = await fontIn(join(folder, source))
  const coverage = new Set(font.collectUnicodes())
  const subsets = []
  for (const subset of parseSubsets(readFileSync(join(folder, stylesheet), 'utf8'))) {
    const path = posix.join(posix.dirname(stylesheet), subset.path)
    if (!new RegExp(slices).test(path)) continue
    const characters = source.includes('-latin-') ? await charactersOf(join(folder, path)) : coverage
    subsets.push({ url: `${pack}/${path}`, points: intersection(subset.points, characters) })
  }
  return {
    name: weights.length > 1 ? `${use}-${weight}` : use,
    use,
    family,
    weight,
    pack,
    version,
    source: join(folder, source),
    coverage,
    metrics: metricsOf(font),
    slices: subsets,
  }
}

/** Reads the weights of a use sequentially, because the WOFF2 decompressor has only one output buffer. */
async function readWeights(use: FaceUse): Promise<[Family, ...Family[]]> {
  const [first, ...others] = faces[use].weights
  const families: [Family, ...Family[]] = [await readFamily(use, first)]
  for (const weight of others) families.push(await readFamily(use, weight))
  return families
}

/** Interface and body text. */
export const SANS = await readWeights('sans')
export const [LATIN] = await readWeights('latin')
export const [KOREAN] = await readWeights('korean')
/** The novel reader. */
export const READING = await readWeights('reading')

const ALL = [...SANS, LATIN, KOREAN, ...READING]

/** Returns true if an earlier use has the same family in the same weight: its files serve both. */
export const isShared = ({ name, family, weight }: Family): boolean =>
  ALL.find((other) => other.family === family && other.weight === weight)?.name !== name

export const FONT_PACKS = [...new Set(ALL.map(({ pack }) => pack))]
export const FONT_VERSIONS = [...new Set(ALL.map(({ pack, version }) => `${pack} ${version}`))]
