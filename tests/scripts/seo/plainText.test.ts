import { expect, test } from 'vitest'
import { plainLine, plainText } from '../../../scripts/seo/plainText.ts'

test.each([
  ['control characters', 'a\u0000b\u0008c\u001fd\u0085', 'abcd'],
  ['lone surrogates', 'a\ud83db\ude00c 😀', 'abc 😀'],
  ['characters that XML forbids', 'a\ufffeb\uffffc', 'abc'],
  ['decomposed Hangul', '가'.normalize('NFD'), '가'],
])('plainText normalizes %s', (_name, text, plain) => {
  expect(plainText(text)).toBe(plain)
})

test('plainText keeps line breaks, plainLine replaces them by spaces', () => {
  expect(plainText('가\n\t나')).toBe('가\n\t나')
  expect(plainLine(' 가\n\t 나 ')).toBe('가 나')
})

test('plainLine removes direction marks but keeps right-to-left letters', () => {
  expect(plainLine('\u202egnp.exe\u202c مرحبا')).toBe('gnp.exe مرحبا')
})
