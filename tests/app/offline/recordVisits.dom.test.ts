import { expect, it } from 'vitest'
import { recordVisits, toVisitedPage } from '@/app/offline/recordVisits'
import { readVisitedPages } from '@/lib/storage/visitedPages'
import { setHead } from '@/ui/currentHead'

const PROFILE = { path: '/about/Profile', title: '프로필' }

it('returns path and title of the current page', () => {
  expect(toVisitedPage(PROFILE, '/about/profile', 7)).toEqual({ ...PROFILE, at: 7 })
  expect(toVisitedPage({ path: '/' }, '/', 7)).toEqual({ path: '/', title: 'Blank Page', at: 7 })
})

it.each([
  ['an unknown address', { ...PROFILE, noindex: true }],
  ['a page that has not rendered yet', { path: '/', title: '처음' }],
  ['a page without a head', null],
])('records nothing for %s', (_what, head) => {
  expect(toVisitedPage(head, '/about/Profile', 7)).toBeNull()
})

it('records earlier page views with their time and skips those that are no pages', () => {
  const at = Date.now() - 5000
  recordVisits([
    [PROFILE, '/about/Profile', at],
    [null, '/about/Profile', at + 1],
    [{ ...PROFILE, noindex: true }, '/about/Profile', at + 2],
  ])
  expect(readVisitedPages()).toEqual([{ ...PROFILE, at }])
  localStorage.clear()
})

it('records a later page, but not other changes of the head', () => {
  recordVisits()
  window.history.replaceState(null, '', '/about/Profile')
  document.title = '다른 이름'
  expect(readVisitedPages()).toEqual([])
  setHead(PROFILE)
  expect(readVisitedPages()).toEqual([expect.objectContaining(PROFILE)])
})
