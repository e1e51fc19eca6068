// @vitest-environment node
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { convert } from 'fontverter'
import { Blob as FontFile, Face } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { familyFor, HEDVIG, MYUNG, nameOf, PRETENDARD } from '../../scripts/fonts/families.ts'
import type { Family } from '../../scripts/fonts/families.ts'
import { readFirstViews } from '../../scripts/fonts/firstViews.ts'
import { planFonts, PRELOADED } from '../../scripts/fonts/plan.ts'
import {
  codePoints,
  difference,
  formatRanges,
  intersection,
  parseRanges,
  textOf,
  union,
} from '../../scripts/fonts/ranges.ts'
import { tablesOf } from '../../scripts/fonts/sfnt.ts'
import { letterFiles } from '../../scripts/prerender/letterFiles.ts'
import { readStaticText } from '../../scripts/fonts/staticText.ts'
import { measureFonts } from '../../scripts/fonts/write.ts'

/** Of fonts, before anybody scrolls. */
const FIRST_VIEW_BYTES = 70_000
const SPACE = 32

const root = fileURLToPath(new URL('../../', import.meta.url))
const text = readStaticText(root)
const views = readFirstViews(root)
const plan = planFonts(text, views)
const sheet = (file: string): string => plan.sheets.find((each) => each.file === file)?.css ?? ''

/** The code points of each face of a font, in the order of the sheets. */
function facesOf({ family, weight }: Family, ...files: string[]): Set<number>[] {
  const faces = files.flatMap((file) => sheet(file).split('\n'))
  return faces
    .filter((face) => face.includes(`'${family}'`) && face.includes(`font-weight:${weight};`))
    .map((face) => parseRanges(face))
}

/** The fonts of every page, by their names. */
const FONTS = [...PRETENDARD, MYUNG, HEDVIG].map((of) => [nameOf(of), of] as const)

describe('unicode ranges', () => {
  it('are written as short as they can be, and read back', () => {
    const points = codePoints('ABCDE가나 ')
    expect(formatRanges(points)).toBe('U+20,U+41-45,U+ac00,U+b098')
    expect(parseRanges(formatRanges(points))).toEqual(points)
  })
})

describe('the first view of', () => {
  const folder = mkdtempSync(join(tmpdir(), 'letters-'))
  const { files } = measureFonts(root)
  const firstCuts = new Map(
    plan.cuts.filter(({ points }) => points.has(SPACE)).map((cut) => [nameOf(cut.of), cut] as const),
  )
  /** What a page asks for: the first files of its fonts, and those of its own letters. */
  const pages = Object.entries(views).map(([path, shown]) => {
    const firsts = [...firstCuts].filter(([font]) => shown[font])
    return { path, shown, firsts, css: '' }
  })

  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'))
    const letters = letterFiles({ root: folder, outDir: folder, base: '/' })
    for (const page of pages)
      page.css = letters.facesOf(page.shown, new Map(page.firsts.map(([font, cut]) => [font, cut.points])))
    await letters.write()
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  const filesIn = (css: string) => Array.from(css.matchAll(/url\(\/([^)]+)\)/g), ([, file = '']) => file)

  it.each(pages)('$path needs no more than 70 kB of fonts', (page) => {
    const first = page.firsts.reduce((sum, [, { name }]) => sum + (files[`${name}.woff2`] ?? Infinity), 0)
    const own = filesIn(page.css).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
    expect(own).toBeGreaterThan(0)
    expect(first + own).toBeLessThanOrEqual(FIRST_VIEW_BYTES)
  })

  it.each(pages)('$path has every letter that it was seen to show', ({ shown, firsts, css }) => {
    for (const [font, cut] of firsts) {
      const { family, weight } = cut.of
      const own = css
        .split('\n')
        .filter((face) => face.includes(`'${family}'`) && face.includes(`font-weight:${weight};`))
      const had = union([cut.points, ...own.map(parseRanges)])
      const missing = difference(intersection(codePoints(shown[font] ?? ''), cut.of.coverage), had)
      expect(textOf(missing)).toBe('')
    }
  })
})

describe('every file', () => {
  it.each(plan.cuts)('$name has every letter that its face claims', async ({ name, points }) => {
    const font = await convert(readFileSync(`${root}src/styles/fonts/${name}.woff2`), 'sfnt')
    const had = new Set(new Face(new FontFile(font), 0).collectUnicodes())
    expect(textOf(difference(points, had))).toBe('')
  })

  /** FreeType's and Skrifa's: a font whose program is no longer is hinted by them. */
  const HINTED_UP_TO_BYTES = 7

  it.each(plan.cuts.map(({ name }) => name))('%s asks no browser to hint it', async (name) => {
    const file = readFileSync(`${root}src/styles/fonts/${name}.woff2`)
    const tables = tablesOf(await subsetFont(file, ' ', { targetFormat: 'sfnt' }))
    expect(tables.get('prep')?.length).toBeGreaterThan(HINTED_UP_TO_BYTES)
  })
})

describe('the words of the repository', () => {
  it('are found in sources and sample rows', () => {
    expect(text.core.size).toBeGreaterThan(95)
  })

  it('are all in the generated files: if not, run npm run fonts', () => {
    const onDisk = parseRanges(readFileSync(`${root}src/styles/fonts/faces.css`, 'utf8'))
    const shown = union(PRETENDARD.map(({ coverage }) => coverage))
    const spoken = union(Object.values(text))
    const missing = [...spoken].filter((point) => shown.has(point) && !onDisk.has(point))
    expect(textOf(missing)).toBe('')
  })

  it.each(FONTS)('need no stock slice of %s', (_, of) => {
    const later = union(facesOf(of, 'slices.css'))
    const korean = [...union(Object.values(text))].filter((point) => point >= 0xac00 && later.has(point))
    expect(textOf(korean)).toBe('')
  })
})

describe('the faces of a font', () => {
  it.each(FONTS)('never claim a character twice: %s', (_, of) => {
    const faces = facesOf(of, 'faces.css', 'slices.css')
    const claims = faces.reduce((sum, face) => sum + face.size, 0)
    expect(faces.length).toBeGreaterThan(1)
    expect(claims).toBe(union(faces).size)
  })

  it.each(PRETENDARD)('together show every Korean syllable of the text face: $weight', (of) => {
    const all = union(facesOf(of, 'faces.css', 'slices.css'))
    const syllables = new Set(Array.from({ length: 11_172 }, (_, index) => 0xac00 + index))
    expect(difference(syllables, all).size).toBe(0)
  })

  it.each(PRETENDARD)('measure their own lines, by the space of the first: $weight', (of) => {
    expect(facesOf(of, 'faces.css')[0]).toContain(' '.codePointAt(0))
  })

  it('keep Latin letters of the display line to the Latin face', () => {
    const korean = union(facesOf(MYUNG, 'faces.css', 'slices.css'))
    expect([...codePoints('Aaz')].filter((point) => korean.has(point))).toEqual([])
  })

  it('were looked at under the names that they are cut by', () => {
    for (const seen of Object.values(views)) {
      for (const font of Object.keys(seen)) {
        const [, family = '', weight] = /^(.*) (\d+)$/.exec(font) ?? []
        expect(familyFor(family, Number(weight))).toMatchObject({ family, weight: Number(weight) })
      }
      expect(seen).toHaveProperty(['Blank Page Sans 400'])
    }
  })

  it('have the words of a page that did not come in small files of their own', () => {
    const [words, , buttons] = PRETENDARD.map((of) => union(facesOf(of, 'fault.css')))
    const [heading] = facesOf(MYUNG, 'fault.css')
    const said = codePoints(
      '이페이지를불러오지못했습니다지금은인터넷에연결되어있지않습니다다녀간처음으로새로고침',
    )
    expect(textOf(difference(said, words ?? new Set()))).toBe('')
    expect(textOf(difference(codePoints('다시시도새로고침'), buttons ?? new Set()))).toBe('')
    expect(textOf(difference(codePoints('잉크가번졌습니다'), heading ?? new Set()))).toBe('')
  })

  it('include the preloaded files', () => {
    for (const name of PRELOADED) expect(sheet('faces.css')).toContain(`url(./${name}.woff2)`)
  })
})
