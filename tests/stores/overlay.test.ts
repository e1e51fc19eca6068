import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  firstOverlay,
  type OverlayEvent,
  overlayAfter,
  tellOverlay,
  whenPageReady,
  whenUncovered,
  whenUncovering,
} from '@/stores/overlay'

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

  it('knows that the first page stands in the document, and of no later one', () => {
    expect(after('page-adopted', 'page-mounted').adopted).toBe(true)
    expect(after('page-adopted', 'page-mounted', 'page-ready', 'page-mounted').adopted).toBe(false)
  })
})

describe('waiting for the overlay', () => {
  const tell = (...events: OverlayEvent[]) => events.forEach(tellOverlay)
  const heard = vi.fn<() => void>()

  beforeEach(() => {
    heard.mockClear()
    tell('page-mounted')
  })

  it('tells once when the page is there, and at once when it is there already', () => {
    whenPageReady(heard)
    expect(heard).not.toHaveBeenCalled()
    tell('page-ready')
    expect(heard).toHaveBeenCalledOnce()
    tell('minimum-passed')
    expect(heard).toHaveBeenCalledOnce()
    whenPageReady(heard)
    expect(heard).toHaveBeenCalledTimes(2)
  })

  it('tells that the page is uncovered only when the overlay has gone', () => {
    whenUncovered(heard)
    tell('page-ready', 'minimum-passed')
    expect(heard).not.toHaveBeenCalled()
    tell('removal-passed')
    expect(heard).toHaveBeenCalledOnce()
    tell('page-mounted', 'page-ready', 'minimum-passed', 'removal-passed')
    expect(heard).toHaveBeenCalledOnce()
  })

  it('tells that the page is being uncovered as soon as the overlay fades', () => {
    whenUncovering(heard)
    tell('page-ready')
    expect(heard).not.toHaveBeenCalled()
    tell('minimum-passed')
    expect(heard).toHaveBeenCalledOnce()
    tell('removal-passed')
    whenUncovering(heard)
    expect(heard).toHaveBeenCalledTimes(2)
  })

  it('tells nothing any more once it is called off', () => {
    const stop = whenUncovered(heard)
    stop()
    tell('page-ready', 'minimum-passed', 'removal-passed')
    expect(heard).not.toHaveBeenCalled()
  })
})
