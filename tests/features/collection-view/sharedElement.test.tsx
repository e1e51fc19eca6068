import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { favorites } from '@/collections/registry'
import { SharedElement } from '@/features/collection-view/sharedElement/SharedElement'
import { startSharedElementTransition } from '@/features/collection-view/sharedElement/sharedElementTransition'
import { type OverlayEvent, tellOverlay } from '@/stores/overlay'

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
const tell = (...events: OverlayEvent[]) => act(() => events.forEach(tellOverlay))
const settle = () => act(() => vi.advanceTimersByTimeAsync(0))

beforeEach(() => {
  vi.useFakeTimers()
  go.mockClear()
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
    expect(go).toHaveBeenCalledOnce()
    expect(picture.style.viewTransitionName).toBe('shared-element')
    tell('page-mounted')
    await settle()
    expect(updated).toBe(false)

    render(detail)
    await settle()
    expect(updated).toBe(true)
    expect(picture.style.viewTransitionName).toBe('')
    expect(lifted()).toBe(true)

    endAnimation()
    await settle()
    tell('page-ready', 'minimum-passed')
    expect(lifted()).toBe(true)
    expect(start()).toBe(false)
    tell('removal-passed')
    expect(lifted()).toBe(false)
    expect(document.documentElement.dataset['sharedElementTransition']).toBeUndefined()
  })

  it('does not wait for a detail that is late, and ends with the sheet all the same', async () => {
    tell('page-mounted')
    start()
    await act(() => vi.advanceTimersByTimeAsync(300))
    expect(updated).toBe(true)
    endAnimation()
    await settle()
    tell('page-ready', 'minimum-passed', 'removal-passed')
    render(detail)
    expect(lifted()).toBe(false)
    expect(start()).toBe(true)
    await act(() => vi.advanceTimersByTimeAsync(300))
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
