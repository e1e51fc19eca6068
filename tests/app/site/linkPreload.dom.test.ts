import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { preloadLinks } from '@/app/site/linkPreload'
import { preloadPage } from '@/app/site/pages'
import { useIntro } from '@/stores/intro'
import { tellHead } from '@/ui/shownHead'

vi.mock('@/app/site/pages', () => ({ preloadPage: vi.fn<(path: string) => void>() }))
const prefetchPage = vi.fn<(path: string) => void>()
vi.mock('@/app/site/pageFiles', () => ({
  prefetchPages: (paths: readonly string[]) => {
    for (const path of paths) prefetchPage(path)
  },
}))

const REST_MS = 500
/** Links that the stubbed screen does not show, though it holds them. */
const UNSEEN = 'unseen'

let stop: () => void

beforeEach(() => {
  vi.clearAllMocks()
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observed = new Set<Element>()
      tell: (entries: object[]) => void
      constructor(tell: (entries: object[]) => void) {
        this.tell = tell
      }
      observe(target: Element) {
        if (this.observed.size === 0)
          queueMicrotask(() =>
            this.tell(
              [...this.observed].map((each) => ({ target: each, isIntersecting: each.id !== 'below' })),
            ),
          )
        this.observed.add(target)
      }
      disconnect() {
        this.observed.clear()
      }
    },
  )
  Element.prototype.checkVisibility = function checkVisibility() {
    return this.className !== UNSEEN
  }
  document.body.innerHTML = `
    <a href="/about/Profile"><b>in view</b></a>
    <a href="/novel/Tls" id="below">below</a>
    <a href="/novel/They" class="${UNSEEN}">in a closed menu</a>
    <a href="https://elsewhere.example/">elsewhere</a>
    <a href="/fanart/Fanart" target="_blank">in another tab</a>`
  stop = preloadLinks()
})

afterEach(() => {
  stop()
  Reflect.deleteProperty(Element.prototype, 'checkVisibility')
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const over = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event('pointerover', { bubbles: true }))

it('fetches the files of what the links in view lead to, once the page rests', () => {
  vi.advanceTimersByTime(REST_MS - 1)
  document.dispatchEvent(new Event('scroll'))
  vi.advanceTimersByTime(REST_MS - 1)
  expect(prefetchPage).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  return vi.waitFor(() => expect(vi.mocked(prefetchPage).mock.calls).toEqual([['/about/Profile']]))
})

it('takes every link in view for seen where a browser cannot tell', async () => {
  Reflect.deleteProperty(Element.prototype, 'checkVisibility')
  await vi.advanceTimersByTimeAsync(REST_MS)
  expect(vi.mocked(prefetchPage).mock.calls).toEqual([['/about/Profile'], ['/novel/They']])
})

it('looks anew when another page is on show', async () => {
  await vi.advanceTimersByTimeAsync(REST_MS)
  document.body.innerHTML = '<a href="/design/Portfolio">next</a>'
  tellHead({ path: '/about/Profile' })
  await vi.advanceTimersByTimeAsync(REST_MS)
  expect(vi.mocked(prefetchPage)).toHaveBeenLastCalledWith('/design/Portfolio')
})

it('looks anew when the intro has ended, and when a menu or a dialog has taken the focus', async () => {
  await vi.advanceTimersByTimeAsync(REST_MS)
  document.body.innerHTML = '<a href="/design/Portfolio">in the header</a>'
  useIntro.getState().setIntroPlaying(true)
  useIntro.getState().setIntroPlaying(false)
  await vi.advanceTimersByTimeAsync(REST_MS)
  expect(vi.mocked(prefetchPage)).toHaveBeenLastCalledWith('/design/Portfolio')
  document.body.innerHTML = '<button></button><a href="/novel/More">in the menu</a>'
  document.querySelector('button')?.focus()
  await vi.advanceTimersByTimeAsync(REST_MS)
  expect(vi.mocked(prefetchPage)).toHaveBeenLastCalledWith('/novel/More')
})

it('loads the page under the pointer or the focus in idle time, once', () => {
  over('b')
  expect(preloadPage).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  over('a')
  document.querySelector('a')?.dispatchEvent(new Event('focusin', { bubbles: true }))
  vi.advanceTimersByTime(1)
  expect(vi.mocked(preloadPage).mock.calls).toEqual([['/about/Profile']])
})

it('loads the page of a link that is pressed at once: no browser is idle under a finger', () => {
  over('b')
  document.querySelector('b')?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(vi.mocked(preloadPage).mock.calls).toEqual([['/about/Profile']])
  stop()
  document.querySelector('b')?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(preloadPage).toHaveBeenCalledOnce()
})

it('leaves alone what opens elsewhere, and everything once it is stopped', async () => {
  over('[href^=https]')
  over('[target=_blank]')
  stop()
  over('#below')
  await vi.advanceTimersByTimeAsync(REST_MS * 2)
  expect(preloadPage).not.toHaveBeenCalled()
  expect(prefetchPage).not.toHaveBeenCalled()
})
