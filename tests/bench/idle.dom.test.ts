import { expect, test, vi } from 'vitest'
import { keepBusy } from '../../bench/bytes/idle'

/** The page's own idle time, which is at once and can be taken back. */
function idlePage() {
  const cancelled = vi.fn<(handle: number) => void>()
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    callback()
    return 7
  })
  vi.stubGlobal('cancelIdleCallback', cancelled)
  return cancelled
}

/** Runs in this document what a page would run before all else. */
const hold = () => keepBusy({ addInitScript: async (script) => script() })
const letIdle = () => {
  const begin: unknown = Reflect.get(window, 'letIdle')
  if (typeof begin === 'function') begin()
}

test('calls back in idle time only once it may, and what was taken back not at all', async () => {
  const cancelled = idlePage()
  await hold()
  const early = vi.fn<() => void>()
  const unwanted = vi.fn<() => void>()
  const kept = requestIdleCallback(early)
  cancelIdleCallback(requestIdleCallback(unwanted))
  expect(early).not.toHaveBeenCalled()
  letIdle()
  expect(early).toHaveBeenCalledOnce()
  expect(unwanted).not.toHaveBeenCalled()
  const later = vi.fn<() => void>()
  requestIdleCallback(later)
  expect(later).toHaveBeenCalledOnce()
  // By the handle that the page was given while it was held.
  cancelIdleCallback(kept)
  expect(cancelled).toHaveBeenLastCalledWith(7)
})
