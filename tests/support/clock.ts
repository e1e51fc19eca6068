import { vi } from 'vitest'

/** Fakes all timers, and `AbortSignal.timeout`, which Vitest's fake timers leave real. */
export function installFakeClock() {
  vi.useFakeTimers()
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('signal timed out', 'TimeoutError')), ms)
    return controller.signal
  })
}

/** Sets the current date and stops it; timers stay real. */
export function installFakeDate(now: Date | number) {
  vi.useFakeTimers({ toFake: ['Date'], now })
}
