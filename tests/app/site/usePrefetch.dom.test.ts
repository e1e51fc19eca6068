import { fireEvent, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { preloadPage } from '@/app/site/pages'
import { usePrefetch } from '@/app/site/PublicLayout'

vi.mock('@/app/site/pages', () => ({ preloadPage: vi.fn<(path: string) => void>() }))

function link(href: string, more = '') {
  document.body.innerHTML = `<a href="${href}" ${more}><b>페이지</b></a>`
  return document.querySelector('b')!
}

const loaded = () => vi.mocked(preloadPage).mock.calls.flat()

beforeEach(() => void vi.mocked(preloadPage).mockClear())
afterEach(() => vi.unstubAllGlobals())

it.each(['pointerOver', 'focusIn', 'touchStart'] as const)('loads the page of a link on %s', (event) => {
  const { unmount } = renderHook(usePrefetch)
  fireEvent[event](link('/about/Profile?tab=a'))
  expect(loaded()).toEqual(['/about/Profile'])
  unmount()
  fireEvent[event](link('/about/Profile'))
  expect(loaded()).toHaveLength(1)
})

it('ignores links to other sites, links to new tabs and other elements', () => {
  renderHook(usePrefetch)
  fireEvent.pointerOver(link('https://example.com/about/Profile'))
  fireEvent.pointerOver(link('/about/Profile', 'target="_blank"'))
  fireEvent.pointerOver(document.body)
  expect(loaded()).toEqual([])
})

it('loads nothing if the browser saves data', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  renderHook(usePrefetch)
  fireEvent.pointerOver(link('/about/Profile'))
  expect(loaded()).toEqual([])
})
