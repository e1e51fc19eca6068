import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { OVERLAY_MINIMUM_MS, OVERLAY_REMOVAL_MS } from '@/config/constants'
import { LoadingOverlay } from '@/features/loading/LoadingOverlay'
import { firstOverlay, type OverlayEvent, overlayAfter } from '@/features/loading/overlayPhase'
import { tellOverlay } from '@/features/loading/overlayStore'

vi.mock('@/features/loading/HamsterWheel', () => ({ default: () => null }))

const after = (...events: OverlayEvent[]) => events.reduce(overlayAfter, firstOverlay)

describe('the phases of the loading overlay', () => {
  it('leaves only when the page is ready and the minimum has passed, in either order', () => {
    expect(after('page-mounted', 'page-ready').phase).toBe('loading')
    expect(after('page-mounted', 'minimum-passed').phase).toBe('loading')
    expect(after('page-mounted', 'page-ready', 'minimum-passed').phase).toBe('leaving')
    expect(after('page-mounted', 'minimum-passed', 'page-ready').phase).toBe('leaving')
  })

  it('is gone only after it has left', () => {
    expect(after('page-mounted', 'removal-passed').phase).toBe('loading')
    expect(after('page-mounted', 'page-ready', 'minimum-passed', 'removal-passed').phase).toBe('gone')
  })

  it('begins anew with each page, also while it is leaving', () => {
    const state = after('page-mounted', 'page-ready', 'minimum-passed', 'page-mounted')
    expect(state).toEqual({ ...firstOverlay, visit: 2 })
  })
})

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
