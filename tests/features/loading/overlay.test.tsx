import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { OVERLAY_HAMSTER_AFTER_MS, OVERLAY_MINIMUM_MS, OVERLAY_REMOVAL_MS } from '@/config/constants'
import { hamsterWaitMs, minimumWaitMs } from '@/features/loading/overlayWaits'
import { LoadingOverlay } from '@/features/loading/LoadingOverlay'
import { type OverlayEvent, tellOverlay } from '@/stores/overlay'

vi.mock('@/features/loading/HamsterWheel', () => ({ default: () => <i data-testid="hamster" /> }))

const calm = vi.hoisted(() => ({ asked: false }))
vi.mock('@/lib/motionChoice', () => ({ prefersReducedMotion: () => calm.asked }))

const overlay = () => screen.queryByTestId('loading-overlay')
const tell = (event: OverlayEvent) => act(() => tellOverlay(event))
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

describe('the loading overlay', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('stays for 500 ms even when the page is there at once, fades, and is removed 800 ms later', () => {
    render(<LoadingOverlay />)
    tell('page-mounted')
    tell('page-ready')
    expect(screen.getByRole('status')).toHaveTextContent('페이지를 넘기는 중…')
    pass(OVERLAY_MINIMUM_MS - 1)
    expect(overlay()).toHaveAttribute('data-state', 'loading')
    pass(1)
    expect(overlay()).toHaveAttribute('data-state', 'leaving')
    pass(OVERLAY_REMOVAL_MS - 1)
    expect(overlay()).toBeInTheDocument()
    pass(1)
    expect(overlay()).not.toBeInTheDocument()
  })

  it('counts what a static page has shown of it before any script', () => {
    expect(minimumWaitMs(1, 900, 500)).toBe(OVERLAY_MINIMUM_MS - 400)
    expect(minimumWaitMs(1, 4000, 500)).toBe(0)
    expect(minimumWaitMs(1, 900, undefined)).toBe(OVERLAY_MINIMUM_MS)
    expect(minimumWaitMs(2, 4000, 500)).toBe(OVERLAY_MINIMUM_MS)
  })

  it('waits for a slow page as long as it takes', () => {
    render(<LoadingOverlay />)
    tell('page-mounted')
    pass(60_000)
    expect(overlay()).toHaveAttribute('data-state', 'loading')
    tell('page-ready')
    expect(overlay()).toHaveAttribute('data-state', 'leaving')
  })

  it('keeps its place when the next page comes while it leaves', () => {
    render(<LoadingOverlay />)
    tell('page-mounted')
    tell('page-ready')
    pass(OVERLAY_MINIMUM_MS)
    const sheet = overlay()
    tell('page-mounted')
    expect(overlay()).toBe(sheet)
    expect(sheet).toHaveAttribute('data-state', 'loading')
    pass(OVERLAY_MINIMUM_MS + OVERLAY_REMOVAL_MS)
    expect(sheet).toHaveAttribute('data-state', 'loading')
  })

  it('always shows the animation at its size, ring first', () => {
    render(<LoadingOverlay />)
    tell('page-mounted')
    expect(screen.getByTestId('loading-animation')).toHaveStyle({ width: '400px', height: '400px' })
  })
})

describe('the hamster', () => {
  beforeEach(() => {
    vi.resetModules()
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.restoreAllMocks()
    calm.asked = false
    vi.useRealTimers()
  })

  /** A tab that has just been opened, so long after its navigation. */
  async function openTab(msAfterNavigation: number, ...before: OverlayEvent[]) {
    vi.spyOn(performance, 'now').mockReturnValue(msAfterNavigation)
    const [{ LoadingOverlay: Overlay }, overlayStore] = await Promise.all([
      import('@/features/loading/LoadingOverlay'),
      import('@/stores/overlay'),
    ])
    before.forEach(overlayStore.tellOverlay)
    render(<Overlay />)
    act(() => overlayStore.tellOverlay('page-mounted'))
    return overlayStore
  }
  const hamster = () => screen.queryByTestId('hamster')
  const passAsync = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  it('comes when the page has not come 1 s after the navigation', async () => {
    await openTab(400)
    await passAsync(OVERLAY_HAMSTER_AFTER_MS - 400 - 1)
    expect(hamster()).not.toBeInTheDocument()
    await passAsync(1)
    expect(hamster()).toBeInTheDocument()
  })

  it('leaves a first page alone that came in time, and comes behind later ones', async () => {
    const { tellOverlay: tellTab } = await openTab(400)
    act(() => tellTab('page-ready'))
    await passAsync(OVERLAY_HAMSTER_AFTER_MS)
    expect(hamster()).not.toBeInTheDocument()
    act(() => tellTab('page-mounted'))
    expect(hamster()).not.toBeInTheDocument()
    act(() => tellTab('page-ready'))
    await passAsync(20)
    expect(hamster()).toBeInTheDocument()
  })

  it('leaves a first page alone that stands in the document, however long React takes over it', async () => {
    const { tellOverlay: tellTab } = await openTab(OVERLAY_HAMSTER_AFTER_MS, 'page-adopted')
    await passAsync(OVERLAY_HAMSTER_AFTER_MS)
    expect(hamster()).not.toBeInTheDocument()
    act(() => tellTab('page-ready'))
    act(() => tellTab('page-mounted'))
    await passAsync(OVERLAY_HAMSTER_AFTER_MS)
    expect(hamster()).toBeInTheDocument()
  })

  it('stands still for visitors who asked for less motion', async () => {
    calm.asked = true
    await openTab(400)
    await passAsync(OVERLAY_HAMSTER_AFTER_MS)
    expect(hamster()).not.toBeInTheDocument()
  })

  it('stands still as soon as nothing is to move, though its animation has come', async () => {
    const { tellOverlay: tellTab } = await openTab(OVERLAY_HAMSTER_AFTER_MS)
    await passAsync(0)
    expect(hamster()).toBeInTheDocument()
    calm.asked = true
    act(() => tellTab('page-ready'))
    await passAsync(OVERLAY_MINIMUM_MS)
    await passAsync(OVERLAY_REMOVAL_MS)
    act(() => tellTab('page-mounted'))
    await passAsync(OVERLAY_HAMSTER_AFTER_MS)
    expect(overlay()).toBeInTheDocument()
    expect(hamster()).not.toBeInTheDocument()
  })

  it('counts from the navigation for the first page and from the mount for later ones', () => {
    expect(hamsterWaitMs(1, 300)).toBe(OVERLAY_HAMSTER_AFTER_MS - 300)
    expect(hamsterWaitMs(1, 4000)).toBe(0)
    expect(hamsterWaitMs(2, 4000)).toBe(OVERLAY_HAMSTER_AFTER_MS)
  })
})
