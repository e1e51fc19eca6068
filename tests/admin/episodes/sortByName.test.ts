import { expect, it } from 'vitest'
import { sortByName } from '@/admin/episodes/sortByName'

const sorted = (...names: string[]) => sortByName(names.map((name) => ({ name }))).map(({ name }) => name)

it('sorts decomposed Hangul, as macOS writes it, like composed Hangul', () => {
  const nfd = '나무1.png'.normalize('NFD')
  expect(sorted('다리1.png', nfd, '가지1.png')).toEqual(['가지1.png', nfd, '다리1.png'])
})
