// @vitest-environment node
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { FIRST_LETTERS } from '@content/firstLetters'
import { codePoints, difference, formatRanges, parseRanges, textOf } from '../../scripts/fonts/ranges.ts'
import { NOVEL_FOLDERS, readSiteCharacters } from '../../scripts/fonts/siteCharacters.ts'

it('unicode ranges are formatted as short as possible and can be parsed', () => {
  const points = codePoints('ABCDE가나 ')
  expect(formatRanges(points)).toBe('U+20,U+41-45,U+ac00,U+b098')
  expect(parseRanges(formatRanges(points))).toEqual(points)
})

const root = fileURLToPath(new URL('../../', import.meta.url))

it('the novels’ characters are read from folders that exist', () => {
  const missing = NOVEL_FOLDERS.filter((folder) => !existsSync(root + folder))
  expect(missing.filter((folder) => !folder.includes('/mine/'))).toEqual([])
})

it('the first files contain only letters in the site’s texts', () => {
  const listed = codePoints(Object.values(FIRST_LETTERS).join(''))
  const { all } = readSiteCharacters(root)
  expect(textOf(difference(listed, all))).toBe('')
})
