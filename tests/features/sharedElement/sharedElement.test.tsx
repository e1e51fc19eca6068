import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { OVERLAY_REMOVAL_MS } from '@/config/constants'
import { favorites } from '@/posts/registry'
import { SharedElement } from '@/features/sharedElement/SharedElement'
import { startSharedElementTransition } from '@/features/sharedElement/sharedElementTransition'
import { loadingOverlay } from '@/stores/overlay'
import { registerPagePreloader } from '@/stores/pagePreloader'

/** The browser's part: runs the update, then shows the pictures until the test ends the animation. */
let updated = false
let endAnimation = () => {}

function startViewTransition(update: () => Promise<void>) {
  updated = false
  const done = update().then(() => (updated = true))
  const finished = new Promise<void>((resolve) => (endAnimation = resolve))
  return { ready: done, finished: done.then(() => finished) }
}

const detail = (
  <SharedElement collection={favorites} id={3}>
    <span>그림</span>
  </SharedElement>
)
const picture = document.createElement('div')
const go = vi.fn<() => void>()
const start = () => startSharedElementTransition(favorites, 3, picture, go)
const lifted = () => screen.getByText('그림').parentElement?.hasAttribute('data-shared-element')
/** The overlay begins to fade, and is gone 800 ms later. */
const uncover = () => act(() => loadingOverlay().leave())
/** Another page is on its way, after the first one. */
const cover = () =>
  act(() => {
    loadingOverlay().pageMounted()
    loadingOverlay().pageMounted()
  })
const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))
const placeOfTheHamster = () => document.documentElement.dataset['sharedElementTransition']

beforeEach(() => {
  vi.useFakeTimers()
  delete window.loadingOverlay
  uncover()
  vi.advanceTimersByTime(OVERLAY_REMOVAL_MS)
  go.mockClear()
  registerPagePreloader(() => Promise.resolve(true))
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  Object.assign(document, { startViewTransition })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(document, 'startViewTransition')
})

describe("a card's picture that grows into its detail", () => {
  it('waits for the picture of the detail, which stands above the loading sheet until that has gone', async () => {
    expect(start()).toBe(true)
    await settle()
    expect(go).toHaveBeenCalledOnce()
    expect(picture.style.viewTransitionName).toBe('shared-element')
    cover()
    await settle(999)
    expect(updated).toBe(false)

    render(detail)
    await settle()
    expect(updated).toBe(true)
    expect(picture.style.viewTransitionName).toBe('')
    expect(lifted()).toBe(true)

    endAnimation()
    await settle()
    uncover()
    expect(lifted()).toBe(true)
    expect(start()).toBe(false)
    await settle(OVERLAY_REMOVAL_MS)
    expect(lifted()).toBe(false)
    expect(placeOfTheHamster()).toBeUndefined()
  })

  it('goes nowhere before the file of the detail is there, for a page on its way is shown late', async () => {
    registerPagePreloader(
      (path) => new Promise((come) => setTimeout(come, 299, path === favorites.detailPath(3))),
    )
    start()
    await settle(298)
    expect(go).not.toHaveBeenCalled()
    await settle(1)
    expect(go).toHaveBeenCalledOnce()
    expect(picture.style.viewTransitionName).toBe('shared-element')
    render(detail)
    await settle()
    expect(lifted()).toBe(true)
    endAnimation()
    await settle()
  })

  it('follows the link as usual when the file does not come', async () => {
    for (const file of [new Promise<boolean>(() => {}), Promise.resolve(false)]) {
      registerPagePreloader(() => file)
      go.mockClear()
      expect(start()).toBe(true)
      await settle(300)
      expect(go).toHaveBeenCalledOnce()
      expect(picture.style.viewTransitionName).toBe('')
      const { unmount } = render(detail)
      expect(lifted()).toBe(false)
      unmount()
    }
  })

  it('leaves a visitor alone who has gone elsewhere meanwhile', async () => {
    registerPagePreloader(() => new Promise((come) => setTimeout(come, 100, true)))
    start()
    window.history.pushState(null, '', '/elsewhere')
    await settle(300)
    expect(go).not.toHaveBeenCalled()
    expect(start()).toBe(true)
    await settle(1100)
    endAnimation()
    await settle()
  })

  it('lets a detail that is late come as an ordinary page', async () => {
    cover()
    start()
    await settle(1000)
    expect(updated).toBe(true)
    expect(placeOfTheHamster()).toBeUndefined()
    const { unmount } = render(detail)
    expect(lifted()).toBe(false)
    uncover()
    await settle(OVERLAY_REMOVAL_MS)
    unmount()

    // The end of that one is none of the next one's.
    const endLate = endAnimation
    expect(start()).toBe(true)
    await settle()
    render(detail)
    endLate()
    await settle()
    expect(lifted()).toBe(true)
    endAnimation()
    await settle()
    expect(lifted()).toBe(false)
  })

  it('does not begin where the browser cannot, or less motion is asked for', () => {
    document.documentElement.dataset['motionChoice'] = 'calm'
    expect(start()).toBe(false)
    document.documentElement.dataset['motionChoice'] = 'full'
    Reflect.deleteProperty(document, 'startViewTransition')
    expect(start()).toBe(false)
    expect(go).not.toHaveBeenCalled()
  })
})
