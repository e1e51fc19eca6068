import { expect, it } from 'vitest'
import { sortByName } from '@/admin/episodes/sortByName'

const sorted = (...names: string[]) => sortByName(names.map((name) => ({ name }))).map(({ name }) => name)

it('reads numbers in names as numbers', () => {
  expect(sorted('063_10.png', '063_2.png', '063_01.png')).toEqual(['063_01.png', '063_2.png', '063_10.png'])
  expect(sorted('컷 12', '컷 3', '컷 1')).toEqual(['컷 1', '컷 3', '컷 12'])
})

it('sorts decomposed Hangul, as macOS writes it, like composed Hangul', () => {
  const nfd = '나무1.png'.normalize('NFD')
  expect(sorted('다리1.png', nfd, '가지1.png')).toEqual(['가지1.png', nfd, '다리1.png'])
})
