import { expect, test } from 'vitest'
import { gapsMessage } from '@/admin/list/gapsMessage'
import { collections } from '@/posts/collections'

const gaps = [
  { series: 'tls', first: 58, last: 58 },
  { series: 'they', first: 3, last: 5 },
]

test.each([
  ['tls', '58화가 비어 있습니다.'],
  ['they', '3–5화가 비어 있습니다.'],
  ['', '트윈스 러브 스토리 58화, 그 애와 그들 3–5화가 비어 있습니다.'],
  ['some', null],
])('tells the missing numbers of “%s”', (series, message) => {
  expect(gapsMessage(collections.episodes, gaps, series)).toBe(message)
})

test('names three gaps and counts the others', () => {
  const many = [2, 4, 6, 8, 10].map((number) => ({ series: 'tls', first: number, last: number }))
  expect(gapsMessage(collections.episodes, many, 'tls')).toBe('2화, 4화, 6화 외 2곳이 비어 있습니다.')
})
