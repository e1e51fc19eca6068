import { expect, test } from 'vitest'
import { FAMILY } from '@/cards/families'
import { fitHeadline } from '../../../scripts/social-cards/fitHeadline.ts'
import { TextRenderer } from '../../../scripts/social-cards/textRenderer.tsx'

const renderer = new TextRenderer()
const BOX = { style: { fontFamily: FAMILY.display }, indent: 1.4, maxEm: 13, maxLines: 4 }
const fit = (...lines: string[]) => fitHeadline(renderer.measure, lines, BOX)

test('keeps the lines of a headline that fits', async () => {
  const { lines, em } = await fit('It all starts from', 'a blank page.')
  expect(lines).toEqual(['It all starts from', 'a blank page.'])
  expect(em).toBeGreaterThan(5)
  expect(em).toBeLessThan(13)
})

test.each([
  ['Latin', 'Every sky starts with the quiet hour before a morning train'],
  [
    'Hangul',
    '모든 하늘은 첫 기차가 떠나기 전의 조용한 시간에서 시작하고 다시 같은 자리로 돌아와 천천히 저물어 가고는 했다',
  ],
])('breaks 60 letters of %s into lines that fit, without losing a word', async (_, text) => {
  const { lines, em } = await fit(text)
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.join(' ')).toBe(text)
  // At least half the design's size.
  expect(em).toBeLessThanOrEqual(BOX.maxEm * 1.2)
})

test('breaks a word of 60 letters between its letters', async () => {
  const { lines } = await fit('가나다라마바사아자차'.repeat(6))
  expect(lines.join('')).toBe('가나다라마바사아자차'.repeat(6))
})
