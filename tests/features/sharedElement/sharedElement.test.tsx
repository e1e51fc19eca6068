import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { OVERLAY_REMOVAL_MS } from '@/config/constants'
import { favorites } from '@/posts/collections'
import { SharedElement } from '@/features/sharedElement/SharedElement'
import { startSharedElementTransition } from '@/features/sharedElement/sharedElementTransition'
import { loadingOverlay } from '@/stores/overlay'
import { registerPagePreloader } from '@/stores/pagePreloader'
import { stubMatchMedia } from '../../support/mediaQuery'

/** Stub of `document.startViewTransition`: runs the update and keeps the animation running until the test ends it. */
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
const navigate = vi.fn<() => void>()
const start = () => startSharedElementTransition(favorites, 3, picture, navigate)
const isAboveOverlay = () => screen.getByText('그림').parentElement?.hasAttribute('data-shared-element')
/** Starts to hide the overlay, which is removed 800 ms later. */
const hideOverlay = () => act(() => loadingOverlay().leave())
/** Shows the overlay for a second page. */
const showOverlay = () =>
  act(() => {
    loadingOverlay().pageMounted()
    loadingOverlay().pageMounted()
  })
const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))
const transitionAttribute = () => document.documentElement.dataset['sharedElementTransition']

beforeEach(() => {
  vi.useFakeTimers()
  delete window.loadingOverlay
  hideOverlay()
  vi.advanceTimersByTime(OVERLAY_REMOVAL_MS)
  navigate.mockClear()
  registerPagePreloader(() => Promise.resolve(true))
  stubMatchMedia()
  Object.assign(document, { startViewTransition })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(document, 'startViewTransition')
})

describe('a shared element transition', () => {
  it('waits for the picture of the detail, which is above the loading overlay until that is hidden', async () => {
    expect(start()).toBe(true)
    await settle()
    expect(navigate).toHaveBeenCalledOnce()
    expect(picture.style.viewTransitionName).toBe('shared-element')
    showOverlay()
    await settle(999)
    expect(updated).toBe(false)

    render(detail)
    await settle()
    expect(updated).toBe(true)
    expect(picture.style.viewTransitionName).toBe('')
    expect(isAboveOverlay()).toBe(true)

    endAnimation()
    await settle()
    hideOverlay()
    expect(isAboveOverlay()).toBe(true)
    expect(start()).toBe(false)
    await settle(OVERLAY_REMOVAL_MS)
    expect(isAboveOverlay()).toBe(false)
    expect(transitionAttribute()).toBeUndefined()
  })

  it('does not navigate before the module of the detail has loaded', async () => {
    registerPagePreloader(
      (path) => new Promise((resolve) => setTimeout(resolve, 299, path === favorites.detailPath(3))),
    )
    start()
    await settle(298)
    expect(navigate).not.toHaveBeenCalled()
    await settle(1)
    expect(navigate).toHaveBeenCalledOnce()
    expect(picture.style.viewTransitionName).toBe('shared-element')
    render(detail)
    await settle()
    expect(isAboveOverlay()).toBe(true)
    endAnimation()
    await settle()
  })

  it('navigates without a transition if the module does not load in time', async () => {
    for (const file of [new Promise<boolean>(() => {}), Promise.resolve(false)]) {
      registerPagePreloader(() => file)
      navigate.mockClear()
      expect(start()).toBe(true)
      await settle(300)
      expect(navigate).toHaveBeenCalledOnce()
      expect(picture.style.viewTransitionName).toBe('')
      const { unmount } = render(detail)
      expect(isAboveOverlay()).toBe(false)
      unmount()
    }
  })

  it('does not navigate if the visitor has left the page meanwhile', async () => {
    registerPagePreloader(() => new Promise((resolve) => setTimeout(resolve, 100, true)))
    start()
    window.history.pushState(null, '', '/elsewhere')
    await settle(300)
    expect(navigate).not.toHaveBeenCalled()
    expect(start()).toBe(true)
    await settle(1100)
    endAnimation()
    await settle()
  })

  it('ends the transition if the detail renders too late', async () => {
    showOverlay()
    start()
    await settle(1000)
    expect(updated).toBe(true)
    expect(transitionAttribute()).toBeUndefined()
    const { unmount } = render(detail)
    expect(isAboveOverlay()).toBe(false)
    hideOverlay()
    await settle(OVERLAY_REMOVAL_MS)
    unmount()

    // The end of the first transition does not end the next one.
    const endLate = endAnimation
    expect(start()).toBe(true)
    await settle()
    render(detail)
    endLate()
    await settle()
    expect(isAboveOverlay()).toBe(true)
    endAnimation()
    await settle()
    expect(isAboveOverlay()).toBe(false)
  })

  it('does not start without browser support or with reduced motion', () => {
    document.documentElement.dataset['motionChoice'] = 'calm'
    expect(start()).toBe(false)
    document.documentElement.dataset['motionChoice'] = 'full'
    Reflect.deleteProperty(document, 'startViewTransition')
    expect(start()).toBe(false)
    expect(navigate).not.toHaveBeenCalled()
  })
})
