import { expect, test } from 'vitest'
import { plainLine, plainText } from '../../../scripts/seo/plainText.ts'

test.each([
  ['control characters', 'a\u0000b\u0008c\u001fd\u0085', 'abcd'],
  ['lone halves of a pair', 'a\ud83db\ude00c 😀', 'abc 😀'],
  ['what XML forbids', 'a\ufffeb\uffffc', 'abc'],
  ['letters in parts', '가'.normalize('NFD'), '가'],
])('%s do not leave the site', (_name, text, plain) => {
  expect(plainText(text)).toBe(plain)
})

test('a text keeps its lines, a line is one', () => {
  expect(plainText('가\n\t나')).toBe('가\n\t나')
  expect(plainLine(' 가\n\t 나 ')).toBe('가 나')
})

test('marks that turn the direction of a sentence are taken from a line, letters are not', () => {
  expect(plainLine('\u202egnp.exe\u202c مرحبا')).toBe('gnp.exe مرحبا')
})
