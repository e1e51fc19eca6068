import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MarkedText } from '@/features/search/MarkedText'
import { type QueryMatcher, createQueryMatcher } from '@/features/search/match/rankCards'

const LONG = '비가 그친 뒤의 골목에서는 오래된 간판 하나가 저녁마다 먼저 불을 켰다.'

const renderText = (text: string, matcher: QueryMatcher | null) =>
  render(<MarkedText text={text} matcher={matcher} truncated />).container

it.each([
  ['저녁', '… 오래된 간판 하나가 저녁마다 먼저 불을 켰다.'],
  ['골목', LONG],
  ['바다', LONG],
])('a truncated line with a hit for %s starts where the hit is visible', (query, expected) => {
  expect(renderText(LONG, createQueryMatcher(query)).textContent).toBe(expected)
})

it('marks the hit in a line that starts shortly before it', () => {
  expect(renderText(LONG, createQueryMatcher('저녁')).querySelector('mark')).toHaveTextContent('저녁')
})

it('a text without spaces, or without a query, is not truncated', () => {
  const text = `${'가'.repeat(40)}나`
  expect(renderText(text, createQueryMatcher('나')).textContent).toBe(text)
  expect(renderText(LONG, null).textContent).toBe(LONG)
})
