import { getEventListeners } from 'node:events'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { timeoutSignal } from '@/supabase/timeoutSignal'
import { installFakeClock } from '../support/clock'

describe('timeoutSignal', () => {
  beforeEach(installFakeClock)
  afterEach(() => vi.useRealTimers())

  it('aborts after its timeout', () => {
    const signal = timeoutSignal(100)
    vi.advanceTimersByTime(99)
    expect(signal.aborted).toBe(false)
    vi.advanceTimersByTime(1)
    expect(signal.reason).toMatchObject({ name: 'TimeoutError' })
  })

  it('aborts with its parent signal, also if that is aborted already', () => {
    const parent = new AbortController()
    const signal = timeoutSignal(100, parent.signal)
    parent.abort()
    expect(signal.reason).toBe(parent.signal.reason)
    expect(timeoutSignal(100, parent.signal).aborted).toBe(true)
  })

  it('leaves no listener on its parent signal after the timeout', () => {
    const { signal: parent } = new AbortController()
    for (let request = 0; request < 3; request += 1) timeoutSignal(100, parent)
    expect(getEventListeners(parent, 'abort')).toHaveLength(3)
    vi.advanceTimersByTime(100)
    expect(getEventListeners(parent, 'abort')).toEqual([])
  })
})
