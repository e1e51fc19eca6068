import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lettersFor, withFirstLetters } from '../../../scripts/mine/firstLetters.ts'
import { root } from '../../repository/files.ts'

const list = readFileSync(join(root, 'src/content/sample/firstLetters.ts'), 'utf8')

test('the syllables of an owner’s texts get into the first files of texts and of titles', () => {
  const changed = withFirstLetters(list, ["title: '댁의 사진'", 'English'])
  expect(changed.match(/댁/g)).toHaveLength(2)
  expect(changed.replaceAll('댁', '')).toBe(list)
})

test('a site without Korean has English letters, and the accents of its owner’s texts', () => {
  const english = withFirstLetters(lettersFor(['en'], list), ["owner: 'Inês'"], ['en'])
  expect(english).not.toMatch(/[가-힣]/)
  const [, letters = ''] = /'sans-500':\s+'(.*)',/.exec(english) ?? []
  expect(Array.from('jqHK’“ê').filter((letter) => !letters.includes(letter))).toEqual([])
  expect(lettersFor(['ko', 'en'], list)).toBe(list)
})
