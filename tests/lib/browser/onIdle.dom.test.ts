import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onIdle, onPageIdle } from '@/lib/browser/onIdle'

type Idle = (callback: () => void, options: { timeout?: number }) => number

const idle = vi.fn<Idle>()
const called = vi.fn<() => void>()
let readyState: DocumentReadyState = 'complete'

beforeEach(() => {
  readyState = 'complete'
  idle.mockReset().mockReturnValue(7)
  called.mockReset()
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', idle)
  vi.stubGlobal('cancelIdleCallback', vi.fn<(handle: number) => void>())
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('onIdle', () => {
  it('uses requestIdleCallback with the limit as timeout', () => {
    onIdle(called, 2000)
    expect(idle).toHaveBeenCalledExactlyOnceWith(called, { timeout: 2000 })
    onIdle(called)
    expect(idle).toHaveBeenLastCalledWith(called, {})
  })

  it('can be cancelled', () => {
    onIdle(called)()
    expect(cancelIdleCallback).toHaveBeenCalledExactlyOnceWith(7)
  })

  it.each([
    [undefined, 200],
    [2000, 200],
    [150, 150],
  ])('with the limit %s waits %s ms in a browser without requestIdleCallback', (limit, wait) => {
    vi.unstubAllGlobals()
    expect('requestIdleCallback' in window).toBe(false)
    onIdle(called, limit)
    vi.advanceTimersByTime(wait - 1)
    expect(called).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(called).toHaveBeenCalledOnce()
    onIdle(called)()
    vi.runAllTimers()
    expect(called).toHaveBeenCalledOnce()
  })
})

describe('onPageIdle', () => {
  it('waits for the load event of a page that is still loading', () => {
    readyState = 'interactive'
    onPageIdle(called, 1200)
    expect(idle).not.toHaveBeenCalled()
    window.dispatchEvent(new Event('load'))
    expect(idle).toHaveBeenCalledExactlyOnceWith(called, { timeout: 1200 })
  })

  it('starts immediately on a page that has loaded', () => {
    onPageIdle(called, 1200)
    expect(idle).toHaveBeenCalledOnce()
  })

  it('can be cancelled before and after the load event', () => {
    readyState = 'interactive'
    onPageIdle(called, 1200)()
    window.dispatchEvent(new Event('load'))
    expect(idle).not.toHaveBeenCalled()
    readyState = 'complete'
    onPageIdle(called, 1200)()
    expect(cancelIdleCallback).toHaveBeenCalledExactlyOnceWith(7)
  })
})
