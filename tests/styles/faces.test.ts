// @vitest-environment node
import { expect, test } from 'vitest'
import { missingLetters, unknownFamilies } from '../../scripts/fonts/check.ts'
import { KOREAN, LATIN } from '../../scripts/fonts/families.ts'

test('names letters of a first view that the family lacks', () => {
  expect(missingLetters(LATIN, { latin: 'Aé가·⅔' })).toBe('가')
  expect(missingLetters(KOREAN, { korean: '가뷁山' })).toContain('山')
})

test.each([
  ["font-family: 'Nanum Myeongjo', serif;", ['Nanum Myeongjo']],
  ["--font-korean: 'Nanum Myeongjo', 'Song Myung';", ['Nanum Myeongjo']],
  ['<text font-family="Georgia">', ['Georgia']],
  ['font-family: var(--font-korean);', []],
  ['font-family: inherit;', []],
])('names families without a record: %s', (source, unknown) => {
  expect(unknownFamilies(source)).toEqual(unknown)
})
