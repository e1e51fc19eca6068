import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Marked } from '@/features/search/Marked'
import { type Sought, soughtBy } from '@/features/search/match/rankCards'

const LONG = '비가 그친 뒤의 골목에서는 오래된 간판 하나가 저녁마다 먼저 불을 켰다.'

const shownFor = (text: string, sought: Sought | null) =>
  render(<Marked text={text} sought={sought} cut />).container

it.each([
  ['저녁', '… 오래된 간판 하나가 저녁마다 먼저 불을 켰다.'],
  ['골목', LONG],
  ['바다', LONG],
])('a line that is shown for %s begins where that can be seen', (query, shown) => {
  expect(shownFor(LONG, soughtBy(query)).textContent).toBe(shown)
})

it('marks the hit in a line that begins shortly before it', () => {
  expect(shownFor(LONG, soughtBy('저녁')).querySelector('mark')).toHaveTextContent('저녁')
})

it('one without any space, or shown for nothing, stays whole', () => {
  const text = `${'가'.repeat(40)}나`
  expect(shownFor(text, soughtBy('나')).textContent).toBe(text)
  expect(shownFor(LONG, null).textContent).toBe(LONG)
})
