import { expect, test } from 'vitest'
import { fitText, type Measure, upToLines } from '@/cards/fitText'

/** A space is half an em wide, every other letter one em. */
const measure: Measure = async (texts) => texts.map((text) => (text === ' ' ? 0.5 : Array.from(text).length))

const STYLE = { fontFamily: 'serif' }
const fit = (text: string | string[], width = 800) =>
  fitText(measure, text, { style: STYLE, size: 100, width })

test('a short title stands on one line at the drawn size', async () => {
  expect(await fit('가나다 라마')).toEqual({ style: STYLE, size: 100, lines: ['가나다 라마'] })
})

test('a longer one grows smaller, but no smaller than 72 %', async () => {
  const { size, lines } = await fit('가나다라마 바사아자')
  expect(lines).toHaveLength(1)
  expect(size).toBeCloseTo(800 / 9.5)
  expect(size).toBeGreaterThanOrEqual(72)
})

test('then it breaks into two balanced lines', async () => {
  expect((await fit('가나다라마 바사아자 차카타')).lines).toEqual(['가나다라마', '바사아자 차카타'])
})

test('a text of one size breaks into as many lines as it needs', async () => {
  const box = { style: STYLE, size: 100, width: 600, steps: upToLines(3) }
  const { size, lines } = await fitText(measure, '가나다 라마바 사아자', box)
  expect({ size, lines }).toEqual({ size: 100, lines: ['가나다', '라마바', '사아자'] })
})

test('and is cut at a word with “…” where two lines are too few', async () => {
  const { size, lines } = await fit(Array.from({ length: 20 }, () => '가나다,').join(' '))
  expect(size).toBe(60)
  expect(lines).toHaveLength(2)
  expect(lines[1]).toBe('가나다, 가나다…')
  for (const line of lines) expect(line.replaceAll(' ', '').length).toBeLessThanOrEqual(800 / 60)
})

test('a word that is wider than a line breaks between its letters', async () => {
  const { lines } = await fit('가나다라마바사아자차카타파하가나다라')
  expect(lines).toEqual(['가나다라마바사아자', '차카타파하가나다라'])
})

test('a text in parts breaks only between these', async () => {
  expect((await fit(['가나 다라마', '바사 아자차', '카타'])).lines).toEqual([
    '가나 다라마',
    '바사 아자차 카타',
  ])
})

test.each([
  ['a word', '가나다라마바사아자차'.repeat(60)],
  ['a text', '가나다 '.repeat(200).trim()],
])('marks where %s that is too long for every card ends', async (_, title) => {
  const { lines } = await fitText(measure, title, { style: STYLE, size: 10, width: 1200 })
  expect(lines.length).toBeGreaterThan(0)
  expect(title.startsWith(lines[0]?.replace('…', '') ?? ' ')).toBe(true)
  expect(lines.at(-1)).toMatch(/…$/)
})
