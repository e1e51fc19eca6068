// @vitest-environment node
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { describe, expect, it } from 'vitest'
import { GOWUN, MYUNG, PRETENDARD } from '../../scripts/fonts/families.ts'
import { readFirstViews } from '../../scripts/fonts/firstViews.ts'
import { planFonts, PRELOADED } from '../../scripts/fonts/plan.ts'
import {
  codePoints,
  difference,
  formatRanges,
  parseRanges,
  textOf,
  union,
} from '../../scripts/fonts/ranges.ts'
import { tablesOf } from '../../scripts/fonts/sfnt.ts'
import { readStaticText } from '../../scripts/fonts/staticText.ts'
import { measureFonts } from '../../scripts/fonts/write.ts'

/** Of fonts, before anybody scrolls. */
const FIRST_VIEW_BYTES = 90_000

const root = fileURLToPath(new URL('../../', import.meta.url))
const text = readStaticText(root)
const views = readFirstViews(root)
const plan = planFonts(text, views)
const sheet = (file: string): string => plan.sheets.find((each) => each.file === file)?.css ?? ''

/** The code points of each face of a family, in the order of the sheets. */
function facesOf(family: string, ...files: string[]): Set<number>[] {
  const faces = files.flatMap((file) => sheet(file).split('\n'))
  return faces.filter((face) => face.includes(`'${family}'`)).map((face) => parseRanges(face))
}

describe('unicode ranges', () => {
  it('are written as short as they can be, and read back', () => {
    const points = codePoints('ABCDE가나 ')
    expect(formatRanges(points)).toBe('U+20,U+41-45,U+ac00,U+b098')
    expect(parseRanges(formatRanges(points))).toEqual(points)
  })
})

describe('the first view of', () => {
  const bytes = measureFonts(root).files
  const cutOf = (family: string, point: number) =>
    plan.cuts.find(({ of, points }) => of.family === family && of.weight !== '700' && points.has(point))

  it.each(Object.entries(views))('%s needs no more than 90 kB of fonts', (_, shown) => {
    const seen = Object.entries(shown).flatMap(([family, letters]) =>
      [...codePoints(letters)].map((point) => cutOf(family, point)?.name),
    )
    const files = new Set([...PRELOADED, ...seen.filter((name) => name !== undefined)])
    const sum = [...files].reduce((total, name) => total + (bytes[`${name}.woff2`] ?? Infinity), 0)
    expect(sum).toBeLessThanOrEqual(FIRST_VIEW_BYTES)
  })
})

describe('every file', () => {
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
    const shown = parseRanges(
      readFileSync(
        `${root}node_modules/pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css`,
        'utf8',
      ),
    )
    const spoken = union(Object.values(text))
    const missing = [...spoken].filter((point) => shown.has(point) && !onDisk.has(point))
    expect(textOf(missing)).toBe('')
  })

  it('need no stock slice', () => {
    const spoken = union(Object.values(text))
    for (const family of [PRETENDARD.family, 'Song Myung', 'Hedvig Letters Serif']) {
      const later = union(facesOf(family, 'slices.css'))
      const korean = [...spoken].filter((point) => point >= 0xac00 && later.has(point))
      expect(textOf(korean)).toBe('')
    }
  })
})

describe('the faces of a family', () => {
  it.each([PRETENDARD.family, 'Song Myung', 'Hedvig Letters Serif'])(
    'never claim a character twice: %s',
    (family) => {
      const faces = facesOf(family, 'faces.css', 'slices.css')
      const claims = faces.reduce((sum, face) => sum + face.size, 0)
      expect(faces.length).toBeGreaterThan(1)
      expect(claims).toBe(union(faces).size)
    },
  )

  it('together show every Korean syllable in the text face', () => {
    const all = union(facesOf(PRETENDARD.family, 'faces.css', 'slices.css'))
    const syllables = new Set(Array.from({ length: 11_172 }, (_, index) => 0xac00 + index))
    expect(difference(syllables, all).size).toBe(0)
  })

  it('keep Latin letters of the display line to the Latin face', () => {
    const korean = union(facesOf('Song Myung', 'faces.css', 'slices.css'))
    expect([...codePoints('Aaz')].filter((point) => korean.has(point))).toEqual([])
  })

  it('were looked at under the names that they are cut by', () => {
    const known = [PRETENDARD, MYUNG, ...GOWUN].map(({ family }) => family)
    for (const seen of Object.values(readFirstViews(root))) {
      expect(known).toEqual(expect.arrayContaining(Object.keys(seen)))
      expect(seen).toHaveProperty([PRETENDARD.family])
    }
  })

  it('have the words of a page that did not come in small files of their own', () => {
    const [words] = facesOf(PRETENDARD.family, 'fault.css')
    const [heading] = facesOf(MYUNG.family, 'fault.css')
    const said = codePoints(
      '이페이지를불러오지못했습니다지금은인터넷에연결되어있지않습니다다녀간처음으로새로고침',
    )
    expect(textOf(difference(said, words ?? new Set()))).toBe('')
    expect(textOf(difference(codePoints('잉크가번졌습니다'), heading ?? new Set()))).toBe('')
  })

  it('include the preloaded files', () => {
    for (const name of PRELOADED) expect(sheet('faces.css')).toContain(`url(./${name}.woff2)`)
  })
})
