import { beforeEach, expect, it } from 'vitest'
import { shownPage } from '@/app/offline/noteVisits'

let head: HTMLElement
beforeEach(() => {
  head = document.createElement('head')
})

const CANONICAL = '<link rel="canonical" href="https://blank.example/about/Profile">'

it('takes the title without the name of the site', () => {
  head.innerHTML = `<title>프로필 · Blank Page</title>${CANONICAL}`
  expect(shownPage(head, '/about/Profile', 7)).toEqual({ path: '/about/Profile', title: '프로필', at: 7 })
})

it.each([
  ['a lost address', '<title>찾을 수 없는 페이지 · Blank Page</title><meta name="robots" content="noindex">'],
  ['a page that has not come', `<title>처음 · Blank Page</title>${CANONICAL.replace('about/Profile', '')}`],
  ['a head without a title', CANONICAL],
])('notes nothing for %s', (_what, html) => {
  head.innerHTML = html
  expect(shownPage(head, '/about/Profile', 7)).toBeNull()
})
