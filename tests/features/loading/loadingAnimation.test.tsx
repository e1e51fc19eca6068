import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { OVERLAY_HAMSTER_AFTER_MS } from '@/config/constants'

vi.mock('@/features/loading/HamsterWheel', () => ({ default: () => <i data-testid="hamster" /> }))

const motion = vi.hoisted(() => ({ isReduced: false }))
vi.mock('@/lib/browser/reducedMotion', () => ({ prefersReducedMotion: () => motion.isReduced }))

const hamster = () => screen.queryByTestId('hamster')
const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** Renders the animation in a new tab with the overlay of index.html. */
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

describe('LoadingAnimation', () => {
  beforeEach(() => {
    vi.resetModules()
    vi.useFakeTimers()
  })
  afterEach(() => {
    motion.isReduced = false
    vi.useRealTimers()
    document.body.innerHTML = ''
  })

  it('plays in the overlay if the page takes longer than 1 s', async () => {
    await openTab()
    await advance(OVERLAY_HAMSTER_AFTER_MS - 1)
    expect(hamster()).not.toBeInTheDocument()
    await advance(1)
    expect(document.querySelector('.loading-overlay')).toContainElement(hamster())
  })

  it('is not loaded for a first page that is ready in time, but for the next one', async () => {
    const overlay = await openTab()
    act(() => void overlay.pageReady())
    await advance(OVERLAY_HAMSTER_AFTER_MS)
    expect(hamster()).not.toBeInTheDocument()
    act(overlay.pageMounted)
    act(() => void overlay.pageReady())
    await advance(20)
    expect(hamster()).toBeInTheDocument()
  })

  it('does not play with reduced motion', async () => {
    motion.isReduced = true
    await openTab()
    await advance(OVERLAY_HAMSTER_AFTER_MS)
    expect(hamster()).not.toBeInTheDocument()
  })
})
