import { existsSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { absentFolders } from '../../scripts/build/content/readContent.ts'
import {
  charactersOf,
  isShared,
  READING,
  LATIN,
  KOREAN,
  SANS,
  type Family,
} from '../../scripts/fonts/families.ts'
import { codePoints, difference, parseRanges, textOf, union } from '../../scripts/fonts/ranges.ts'
import { FONTS_FOLDER, planSiteFonts } from '../../scripts/fonts/write.ts'
import { checkFonts } from '../../scripts/fonts/check.ts'
import { readSiteCharacters } from '../../scripts/fonts/siteCharacters.ts'
import { root } from '../repository/files.ts'

const absent = await absentFolders(root)
const characters = readSiteCharacters(root, absent)
const plan = planSiteFonts(root, absent)
const file = (name: string) => `${root}${FONTS_FOLDER}/${name}`
const fontFile = (name: string) => file(`${name}.woff2`)
const bytesOf = (name: string) => statSync(fontFile(name)).size
const isKorean = (point: number) => point >= 0xac00

/** Returns the code points of each face of a font, in stylesheet order. */
function facesOf({ family, weight }: Family, ...sheets: (keyof typeof plan.sheets)[]): Set<number>[] {
  const faces = sheets.flatMap((sheet) => plan.sheets[sheet].split('\n'))
  return faces
    .filter((face) => face.includes(`'${family}'`) && face.includes(`font-weight:${weight};`))
    .map((face) => parseRanges(face))
}

/** Returns the fonts that have files of their own, by name. */
const named = (fonts: Family[]) =>
  fonts.filter((font) => !isShared(font)).map((font) => [font.name, font] as const)

/** The fonts that all pages use. */
const FONTS = named([...SANS, KOREAN, LATIN])
const NOVEL_FONTS = named(READING)

it('the fonts have all letters of the first views and all families of the stylesheets', () => {
  expect(() => checkFonts(root)).not.toThrow()
})

describe('the first files', () => {
  const first = plan.subsets.filter(({ name }) => name.endsWith('-first'))
  const preloaded = Array.from(
    readFileSync(`${root}index.html`, 'utf8').matchAll(/\/fonts\/([\w-]+)\.woff2/g),
    ([, name = '']) => name,
  ).filter((name) => existsSync(fontFile(name)))

  it('are preloaded for the fonts of all pages', () => {
    const fonts = FONTS.map(([name]) => `${name}-first`)
    expect(preloaded.toSorted()).toEqual(fonts.toSorted())
  })

  it('have at most 114 kB in total, novel fonts included', () => {
    expect(first.reduce((sum, { name }) => sum + bytesOf(name), 0)).toBeLessThanOrEqual(114_000)
  })
})

describe('every file', () => {
  it.each(plan.subsets)('$name contains all characters of its unicode-range', async ({ name, points }) => {
    expect(textOf(difference(points, await charactersOf(fontFile(name))))).toBe('')
  })

  it.each([...FONTS, ...NOVEL_FONTS])('of %s is one of at most three', (_, font) => {
    expect(plan.subsets.filter((subset) => subset.font === font).length).toBeLessThanOrEqual(3)
  })
})

describe('the site’s characters', () => {
  it('are all in the generated files (run npm run fonts if they are not)', () => {
    const onDisk = parseRanges(readFileSync(file('faces.css'), 'utf8'))
    const available = union(SANS.map(({ coverage }) => coverage))
    expect(textOf([...characters.all].filter((point) => available.has(point) && !onDisk.has(point)))).toBe('')
  })

  it.each(FONTS)('do not require the packaged subsets of %s', (_, font) => {
    const inSubsets = union(facesOf(font, 'slices.css'))
    expect(textOf([...characters.all].filter((point) => isKorean(point) && inSubsets.has(point)))).toBe('')
  })

  it.skipIf(NOVEL_FONTS.length === 0).each(NOVEL_FONTS)('in novels are all in %s', (_, font) => {
    const missing = difference(characters.novels, union(facesOf(font, 'reading.css')))
    expect(textOf([...missing].filter((point) => font.coverage.has(point)))).toBe('')
  })
})

describe('the faces of a font', () => {
  it.each(FONTS)('never overlap: %s', (_, font) => {
    const faces = facesOf(font, 'faces.css', 'slices.css')
    expect(faces.length).toBeGreaterThan(1)
    expect(faces.reduce((sum, face) => sum + face.size, 0)).toBe(union(faces).size)
  })

  it.each(SANS)('cover all Korean syllables in the text font: $weight', (font) => {
    const syllables = new Set(Array.from({ length: 11_172 }, (_, index) => 0xac00 + index))
    expect(difference(syllables, union(facesOf(font, 'faces.css', 'slices.css'))).size).toBe(0)
  })

  it.each(FONTS)('contain the space in the first face, which determines line metrics: %s', (_, font) => {
    expect(facesOf(font, 'faces.css')[0]).toContain(' '.codePointAt(0))
  })

  it.skipIf(isShared(KOREAN))('contain no Latin letters in the Korean display font', () => {
    const korean = union(facesOf(KOREAN, 'faces.css', 'slices.css'))
    expect([...codePoints('Aaz')].filter((point) => korean.has(point))).toEqual([])
  })
})
