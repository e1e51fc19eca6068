import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { OVERLAY_HAMSTER_AFTER_MS } from '@/config/constants'

vi.mock('@/features/loading/HamsterWheel', () => ({ default: () => <i data-testid="hamster" /> }))

const calm = vi.hoisted(() => ({ asked: false }))
vi.mock('@/lib/browser/motionChoice', () => ({ prefersReducedMotion: () => calm.asked }))

const hamster = () => screen.queryByTestId('hamster')
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** A tab that has just been opened, with the overlay of index.html. */
async function openTab() {
  document.body.innerHTML =
    '<div class="loading-overlay" data-state="loading"><div class="loading-wheel"></div></div>'
  delete window.loadingOverlay
  const { LoadingAnimation } = await import('@/features/loading/LoadingAnimation')
  const { loadingOverlay } = await import('@/stores/overlay')
  render(<LoadingAnimation />)
  const overlay = loadingOverlay()
  act(overlay.pageMounted)
  return overlay
}

describe('the hamster', () => {
  beforeEach(() => {
    vi.resetModules()
    vi.useFakeTimers()
  })
  afterEach(() => {
    calm.asked = false
    vi.useRealTimers()
    document.body.innerHTML = ''
  })

  it('runs in the overlay when the page takes longer than 1 s', async () => {
    await openTab()
    await pass(OVERLAY_HAMSTER_AFTER_MS - 1)
    expect(hamster()).not.toBeInTheDocument()
    await pass(1)
    expect(document.querySelector('.loading-overlay')).toContainElement(hamster())
  })

  it('is not loaded for a first page that comes in time, and is for the next one', async () => {
    const overlay = await openTab()
    act(overlay.pageReady)
    await pass(OVERLAY_HAMSTER_AFTER_MS)
    expect(hamster()).not.toBeInTheDocument()
    act(overlay.pageMounted)
    act(overlay.pageReady)
    await pass(20)
    expect(hamster()).toBeInTheDocument()
  })

  it('does not run for visitors who asked for less motion', async () => {
    calm.asked = true
    await openTab()
    await pass(OVERLAY_HAMSTER_AFTER_MS)
    expect(hamster()).not.toBeInTheDocument()
  })
})
