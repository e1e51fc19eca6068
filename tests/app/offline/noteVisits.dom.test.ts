import { expect, it } from 'vitest'
import { noteVisits, shownPage } from '@/app/offline/noteVisits'
import { visitedPages } from '@/lib/storage/visitedPages'
import { tellHead } from '@/ui/shownHead'

const PROFILE = { path: '/about/Profile', title: '프로필' }

it('takes path and title of the page on show', () => {
  expect(shownPage(PROFILE, '/about/profile', 7)).toEqual({ ...PROFILE, at: 7 })
  expect(shownPage({ path: '/' }, '/', 7)).toEqual({ path: '/', title: 'Blank Page', at: 7 })
})

it.each([
  ['a lost address', { ...PROFILE, noindex: true }],
  ['a page that has not come', { path: '/', title: '처음' }],
  ['a page without a head', null],
])('notes nothing for %s', (_what, head) => {
  expect(shownPage(head, '/about/Profile', 7)).toBeNull()
})

it('notes what was seen before at its own time, without what was none of the site', () => {
  const at = Date.now() - 5000
  noteVisits([
    [PROFILE, '/about/Profile', at],
    [null, '/about/Profile', at + 1],
    [{ ...PROFILE, noindex: true }, '/about/Profile', at + 2],
  ])
  expect(visitedPages()).toEqual([{ ...PROFILE, at }])
  localStorage.clear()
})

it('notes a page that comes later, whatever else changes in the head', () => {
  noteVisits()
  window.history.replaceState(null, '', '/about/Profile')
  document.title = '다른 이름'
  expect(visitedPages()).toEqual([])
  tellHead(PROFILE)
  expect(visitedPages()).toEqual([expect.objectContaining(PROFILE)])
})
