import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { OVERLAY_MINIMUM_MS, OVERLAY_REMOVAL_MS } from '@/config/constants'
import { createLoadingOverlay } from '@/lib/browser/loadingOverlay'
import { loadingOverlay, onOverlayFadeStart, onOverlayHidden, onPageReady } from '@/stores/overlay'
import { stubMatchMedia } from '../../support/mediaQuery'

const element = () => document.querySelector<HTMLElement>('.loading-overlay')
const state = () => element()?.dataset['state']

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<div class="loading-overlay" data-state="loading"></div><div id="root"></div>'
  delete window.loadingOverlay
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
  for (const name of Object.keys(document.documentElement.dataset))
    delete document.documentElement.dataset[name]
})

describe('the loading overlay', () => {
  it('is shown for 500 ms even when the page is ready immediately, and removed 800 ms after it begins to fade', () => {
    const overlay = createLoadingOverlay()
    overlay.pageMounted()
    overlay.pageReady()
    vi.advanceTimersByTime(OVERLAY_MINIMUM_MS - 1)
    expect(state()).toBe('loading')
    vi.advanceTimersByTime(1)
    expect(state()).toBe('leaving')
    vi.advanceTimersByTime(OVERLAY_REMOVAL_MS - 1)
    expect(element()).not.toBeNull()
    vi.advanceTimersByTime(1)
    expect(element()).toBeNull()
  })

  it('stays until a slow page is ready', () => {
    const overlay = createLoadingOverlay()
    overlay.pageMounted()
    vi.advanceTimersByTime(60_000)
    expect(state()).toBe('loading')
  })

  it('stays if the ready page is unmounted before 500 ms, until the next one is ready', () => {
    const overlay = createLoadingOverlay()
    overlay.pageMounted()
    overlay.pageReady()()
    vi.advanceTimersByTime(60_000)
    expect(state()).toBe('loading')
    overlay.pageReady()
    vi.advanceTimersByTime(OVERLAY_MINIMUM_MS)
    expect(state()).toBe('leaving')
  })

  it('does not look for its element after it has begun to fade, when the document may be gone', () => {
    document.body.replaceChildren()
    const overlay = createLoadingOverlay()
    overlay.leave()
    const search = vi.spyOn(document, 'querySelector')
    vi.advanceTimersByTime(OVERLAY_REMOVAL_MS)
    expect(overlay.getState().phase).toBe('gone')
    expect(search).not.toHaveBeenCalled()
  })

  it('comes back as the same element for the next page, also while it is fading', () => {
    const overlay = createLoadingOverlay()
    const first = element()
    overlay.pageMounted()
    overlay.pageReady()
    vi.advanceTimersByTime(OVERLAY_MINIMUM_MS)
    overlay.pageMounted()
    expect(element()).toBe(first)
    expect(state()).toBe('loading')
    vi.advanceTimersByTime(OVERLAY_MINIMUM_MS + OVERLAY_REMOVAL_MS)
    expect(state()).toBe('loading')
    overlay.pageReady()
    vi.advanceTimersByTime(OVERLAY_MINIMUM_MS + OVERLAY_REMOVAL_MS)
    expect(element()).toBeNull()
    overlay.pageMounted()
    expect(element()).toBe(first)
  })

  it('does not come back when React takes over a page that it has left', () => {
    const overlay = createLoadingOverlay()
    overlay.leave()
    overlay.pageMounted()
    overlay.pageReady()
    expect(state()).toBe('leaving')
    vi.advanceTimersByTime(OVERLAY_REMOVAL_MS)
    expect(element()).toBeNull()
  })
})

describe('callbacks of the overlay', () => {
  it('run once, as soon as the overlay reaches their phase', () => {
    const [ready, fading, hidden] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()]
    onPageReady(ready)
    onOverlayFadeStart(fading)
    onOverlayHidden(hidden)
    loadingOverlay().pageReady()
    expect([ready, fading, hidden].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0])
    vi.advanceTimersByTime(OVERLAY_MINIMUM_MS)
    expect([ready, fading, hidden].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0])
    vi.advanceTimersByTime(OVERLAY_REMOVAL_MS)
    loadingOverlay().pageMounted()
    loadingOverlay().pageMounted()
    expect([ready, fading, hidden].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1])
  })

  it('run immediately if their phase has passed, and never after unsubscribing', () => {
    const [late, unsubscribed] = [vi.fn<() => void>(), vi.fn<() => void>()]
    onOverlayHidden(unsubscribed)()
    loadingOverlay().leave()
    onOverlayFadeStart(late)
    expect(late).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(OVERLAY_REMOVAL_MS)
    expect(unsubscribed).not.toHaveBeenCalled()
  })
})

describe('the inline script', () => {
  let paint: () => void = () => undefined

  beforeEach(() => {
    stubMatchMedia()
    vi.stubGlobal(
      'PerformanceObserver',
      class {
        constructor(callback: (list: object, observer: object) => void) {
          paint = () => callback({ getEntriesByName: () => [{ startTime: performance.now() }] }, this)
        }
        observe() {}
        disconnect() {
          paint = () => undefined
        }
      },
    )
  })

  /** Runs the script on a static page of an address. */
  async function open(prerendered: string, address = prerendered) {
    window.history.replaceState(null, '', address)
    Object.assign(document.documentElement.dataset, { prerendered, query: 'q chapter' })
    vi.resetModules()
    await import('@/firstPaint')
  }

  it('takes the overlay off a static page 500 ms after its first paint, while pictures and scripts are loading', async () => {
    document.body.insertAdjacentHTML('beforeend', '<img fetchpriority="high" alt="">')
    await open('/about/Profile')
    await vi.advanceTimersByTimeAsync(60_000)
    paint()
    await vi.advanceTimersByTimeAsync(OVERLAY_MINIMUM_MS - 1)
    expect(state()).toBe('loading')
    await vi.advanceTimersByTimeAsync(1)
    expect(state()).toBe('leaving')
  })

  it.each([
    ['a page that the build does not know', '/', '/gallery/a7c2/View/99'],
    ['an address with another state than the static page', '/novel/Tls', '/novel/Tls?chapter=1'],
  ])('leaves the overlay on %s to the page itself', async (_, prerendered, address) => {
    await open(prerendered, address)
    paint()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(state()).toBe('loading')
  })

  it('reports that the scripts failed to load', async () => {
    document.body.insertAdjacentHTML('beforeend', '<script type="text/plain"></script>')
    await open('/about/Profile')
    document.querySelector('script')?.dispatchEvent(new Event('error'))
    expect(document.documentElement.dataset['startFailed']).toBeUndefined()
    const script = document.createElement('script')
    script.type = 'module'
    document.body.append(script)
    script.dispatchEvent(new Event('error'))
    expect(document.documentElement.dataset['startFailed']).toBe('')
  })
})
