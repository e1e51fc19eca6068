import { expect, test } from 'vitest'
import { FAMILY } from '../../../scripts/social-cards/fonts.ts'
import { layOutTitle } from '../../../scripts/social-cards/layout.tsx'
import { TextRenderer } from '../../../scripts/social-cards/textRenderer.tsx'

test.each([
  ['a word', '가나다라마바사아자차'.repeat(60)],
  ['a text', '가나다 '.repeat(200).trim()],
])('marks where %s that is too long for every card ends', async (_, title) => {
  const box = { style: { fontFamily: FAMILY.title }, size: 10, width: 1200 }
  const { lines } = await layOutTitle(new TextRenderer(), title, box)
  expect(lines.length).toBeGreaterThan(0)
  expect(title.startsWith(lines[0]?.replace('…', '') ?? ' ')).toBe(true)
  expect(lines.at(-1)).toMatch(/…$/)
})
