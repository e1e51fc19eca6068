import { expect, test } from 'vitest'
import { fitTitle, WIDE, type Word } from '@/lib/canvas/fitTitle'

/** Words of one em a letter. */
const words = (text: string): Word[] => text.split(' ').map((word) => ({ text: word, em: word.length }))

const fit = (text: string | Word[], width = 800) =>
  fitTitle(typeof text === 'string' ? words(text) : text, {
    size: 100,
    width,
    space: 0.5,
    ellipsis: 1,
    steps: WIDE,
  })

test('a short title stands on one line at the drawn size', () => {
  expect(fit('가나다 라마')).toEqual({ size: 100, lines: ['가나다 라마'] })
})

test('a longer one grows smaller, but no smaller than 72 %', () => {
  const { size, lines } = fit('가나다라마 바사아자')
  expect(lines).toHaveLength(1)
  expect(size).toBeCloseTo(800 / 9.5)
  expect(size).toBeGreaterThanOrEqual(72)
})

test('then it breaks into two balanced lines', () => {
  expect(fit('가나다라마 바사아자 차카타').lines).toEqual(['가나다라마', '바사아자 차카타'])
})

test('and is cut at a word with “…” where two lines are too few', () => {
  const { size, lines } = fit(Array.from({ length: 20 }, () => '가나다,').join(' '))
  expect(size).toBe(60)
  expect(lines).toHaveLength(2)
  expect(lines[1]).toBe('가나다, 가나다…')
  for (const line of lines) expect(line.replaceAll(' ', '').length).toBeLessThanOrEqual(800 / 60)
})

test('letters that belong together stand without spaces', () => {
  const letters = Array.from('가나다라마바사아자차카타파하가나다라', (text, index) => ({
    text,
    em: 1,
    glued: index > 0,
  }))
  expect(fit(letters).lines).toEqual(['가나다라마바사아자', '차카타파하가나다라'])
})
