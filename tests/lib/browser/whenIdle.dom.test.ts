import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { whenIdle, whenPageIdle } from '@/lib/browser/whenIdle'

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

describe('waiting for an idle browser', () => {
  it('leaves the moment to the browser, up to the limit', () => {
    whenIdle(called, 2000)
    expect(idle).toHaveBeenCalledExactlyOnceWith(called, { timeout: 2000 })
    whenIdle(called)
    expect(idle).toHaveBeenLastCalledWith(called, {})
  })

  it('can be called off', () => {
    whenIdle(called)()
    expect(cancelIdleCallback).toHaveBeenCalledExactlyOnceWith(7)
  })

  it.each([
    [undefined, 200],
    [2000, 200],
    [150, 150],
  ])('waits a moment, with the limit %s so many ms, in a browser without idle callbacks', (limit, wait) => {
    vi.unstubAllGlobals()
    expect('requestIdleCallback' in window).toBe(false)
    whenIdle(called, limit)
    vi.advanceTimersByTime(wait - 1)
    expect(called).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(called).toHaveBeenCalledOnce()
    whenIdle(called)()
    vi.runAllTimers()
    expect(called).toHaveBeenCalledOnce()
  })
})

describe('waiting for an idle page', () => {
  it('begins with the load event of a page that is still loading', () => {
    readyState = 'interactive'
    whenPageIdle(called, 1200)
    expect(idle).not.toHaveBeenCalled()
    window.dispatchEvent(new Event('load'))
    expect(idle).toHaveBeenCalledExactlyOnceWith(called, { timeout: 1200 })
  })

  it('begins at once on a page that has loaded', () => {
    whenPageIdle(called, 1200)
    expect(idle).toHaveBeenCalledOnce()
  })

  it('can be called off before and after the load event', () => {
    readyState = 'interactive'
    whenPageIdle(called, 1200)()
    window.dispatchEvent(new Event('load'))
    expect(idle).not.toHaveBeenCalled()
    readyState = 'complete'
    whenPageIdle(called, 1200)()
    expect(cancelIdleCallback).toHaveBeenCalledExactlyOnceWith(7)
  })
})
