// @vitest-environment node
import { readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { charactersOf, GOWUN, HEDVIG, MYUNG, PRETENDARD, type Family } from '../../scripts/fonts/families.ts'
import { FIRST_LETTERS } from '../../scripts/fonts/firstLetters.ts'
import {
  codePoints,
  difference,
  formatRanges,
  parseRanges,
  textOf,
  union,
} from '../../scripts/fonts/ranges.ts'
import { FOLDER, planOf } from '../../scripts/fonts/write.ts'
import { readWords } from '../../scripts/fonts/words.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const words = readWords(root)
const plan = planOf(root)
const file = (name: string) => `${root}${FOLDER}/${name}`
const bytesOf = (name: string) => statSync(file(`${name}.woff2`)).size
const isKorean = (point: number) => point >= 0xac00

/** The code points of each face of a font, in the order of the sheets. */
function facesOf({ family, weight }: Family, ...sheets: (keyof typeof plan.sheets)[]): Set<number>[] {
  const faces = sheets.flatMap((sheet) => plan.sheets[sheet].split('\n'))
  return faces
    .filter((face) => face.includes(`'${family}'`) && face.includes(`font-weight:${weight};`))
    .map((face) => parseRanges(face))
}

/** The fonts of every page, by their names. */
const FONTS = [...PRETENDARD, MYUNG, HEDVIG].map((of) => [of.name, of] as const)
const NOVEL_FONTS = GOWUN.map((of) => [of.name, of] as const)

describe('unicode ranges', () => {
  it('are written as short as they can be, and read back', () => {
    const points = codePoints('ABCDE가나 ')
    expect(formatRanges(points)).toBe('U+20,U+41-45,U+ac00,U+b098')
    expect(parseRanges(formatRanges(points))).toEqual(points)
  })
})

describe('the first files', () => {
  const first = plan.cuts.filter(({ name }) => name.endsWith('-first'))
  const preloaded = Array.from(
    readFileSync(`${root}index.html`, 'utf8').matchAll(/\/fonts\/([\w-]+)\.woff2/g),
    ([, name = '']) => name,
  )

  it('of the fonts of every page are preloaded', () => {
    const fonts = FONTS.map(([name]) => `${name}-first`)
    expect(preloaded.toSorted()).toEqual(fonts.toSorted())
  })

  it('weigh at most 112 kB together, those of novels included', () => {
    expect(first.reduce((sum, { name }) => sum + bytesOf(name), 0)).toBeLessThanOrEqual(112_000)
  })

  it('hold no letter that the site does not say', () => {
    const listed = codePoints(Object.values(FIRST_LETTERS).join(''))
    expect(textOf(difference(listed, words.all))).toBe('')
  })
})

describe('every file', () => {
  it.each(plan.cuts)('$name has every letter that its face claims', async ({ name, points }) => {
    expect(textOf(difference(points, await charactersOf(file(`${name}.woff2`))))).toBe('')
  })

  it.each([...FONTS, ...NOVEL_FONTS])('is one of at most three of %s', (_, of) => {
    expect(plan.cuts.filter((cut) => cut.of === of).length).toBeLessThanOrEqual(3)
  })
})

describe('the words of the repository', () => {
  it('are all in the generated files: if not, run npm run fonts', () => {
    const onDisk = parseRanges(readFileSync(file('faces.css'), 'utf8'))
    const shown = union(PRETENDARD.map(({ coverage }) => coverage))
    expect(textOf([...words.all].filter((point) => shown.has(point) && !onDisk.has(point)))).toBe('')
  })

  it.each(FONTS)('need no stock slice of %s', (_, of) => {
    const later = union(facesOf(of, 'slices.css'))
    expect(textOf([...words.all].filter((point) => isKorean(point) && later.has(point)))).toBe('')
  })

  it.each(NOVEL_FONTS)('of novels are all in %s', (_, of) => {
    const missing = difference(words.novels, union(facesOf(of, 'reading.css')))
    expect(textOf([...missing].filter((point) => of.coverage.has(point)))).toBe('')
  })
})

describe('the faces of a font', () => {
  it.each(FONTS)('never claim a character twice: %s', (_, of) => {
    const faces = facesOf(of, 'faces.css', 'slices.css')
    expect(faces.length).toBeGreaterThan(1)
    expect(faces.reduce((sum, face) => sum + face.size, 0)).toBe(union(faces).size)
  })

  it.each(PRETENDARD)('together show every Korean syllable of the text font: $weight', (of) => {
    const syllables = new Set(Array.from({ length: 11_172 }, (_, index) => 0xac00 + index))
    expect(difference(syllables, union(facesOf(of, 'faces.css', 'slices.css'))).size).toBe(0)
  })

  it.each(FONTS)('have the space, which measures a line, in the first: %s', (_, of) => {
    expect(facesOf(of, 'faces.css')[0]).toContain(' '.codePointAt(0))
  })

  it('keep Latin letters of the display line to the Latin face', () => {
    const korean = union(facesOf(MYUNG, 'faces.css', 'slices.css'))
    expect([...codePoints('Aaz')].filter((point) => korean.has(point))).toEqual([])
  })
})
