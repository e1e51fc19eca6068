// @vitest-environment node
import { expect, it } from 'vitest'
import { fromHit } from '@/features/search/fromHit'
import { soughtBy } from '@/features/search/match/rankCards'

const LONG = '비가 그친 뒤의 골목에서는 오래된 간판 하나가 저녁마다 먼저 불을 켰다.'

it.each([
  ['저녁', '… 오래된 간판 하나가 저녁마다 먼저 불을 켰다.'],
  ['골목', LONG],
  ['바다', LONG],
])('a line that is shown for %s begins where that can be seen', (query, shown) => {
  expect(fromHit(LONG, soughtBy(query))).toBe(shown)
})

it('one without any space, or shown for nothing, stays whole', () => {
  const text = `${'가'.repeat(40)}나`
  expect(fromHit(text, soughtBy('나'))).toBe(text)
  expect(fromHit(LONG, null)).toBe(LONG)
})
