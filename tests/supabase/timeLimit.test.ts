import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { timeLimit } from '@/supabase/timeLimit'
import { useFakeClock } from '../support/clock'

describe('a call with a limit', () => {
  beforeEach(useFakeClock)
  afterEach(() => vi.useRealTimers())

  it('is stopped when its time is over', () => {
    const signal = timeLimit(100)
    vi.advanceTimersByTime(99)
    expect(signal.aborted).toBe(false)
    vi.advanceTimersByTime(1)
    expect(signal.reason).toMatchObject({ name: 'TimeoutError' })
  })

  it('is stopped with what it belongs to, before or after it began', () => {
    const whole = new AbortController()
    const signal = timeLimit(100, whole.signal)
    whole.abort()
    expect(signal.reason).toBe(whole.signal.reason)
    expect(timeLimit(100, whole.signal).aborted).toBe(true)
  })
})
