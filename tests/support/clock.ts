import { vi } from 'vitest'

/** Puts everything under the fake clock, `AbortSignal.timeout` too, which vitest leaves to the real one. */
export function useFakeClock() {
  vi.useFakeTimers()
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const late = new AbortController()
    setTimeout(() => late.abort(new DOMException('signal timed out', 'TimeoutError')), ms)
    return late.signal
  })
}
