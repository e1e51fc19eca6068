import { expect, test } from 'vitest'
import { novelHref, readerHref } from '@/content/novelAddress'

test('a novel with a page of its own opens there', () => {
  expect(novelHref('tls')).toBe('/novel/Tls')
  expect(readerHref('they', 1)).toBe('/novel/They?chapter=1')
  expect(readerHref('tls', 2, { paragraph: 12, sentence: 3 })).toBe('/novel/Tls?chapter=2&at=12.3')
})

test('the others open under their tab of /novel/More', () => {
  expect(novelHref('more-fantasy')).toBe('/novel/More?tab=fantasy')
  expect(readerHref('more-book', 1, { paragraph: 1, sentence: 1 })).toBe(
    '/novel/More?tab=book&chapter=1&at=1.1',
  )
})
