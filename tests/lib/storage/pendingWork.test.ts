import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { trackPendingWork, waitForPendingWork } from '@/lib/storage/pendingWork'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Returns whether the promise has resolved after `ms`. */
async function isResolved(wait: Promise<void>, ms: number) {
  const onResolve = vi.fn<() => void>()
  void wait.then(onResolve)
  await vi.advanceTimersByTimeAsync(ms)
  return onResolve.mock.calls.length > 0
}

it('waits for pending work, whether it succeeds or fails', async () => {
  let succeed = () => {}
  let fail = () => {}
  const written = trackPendingWork(new Promise((resolve) => (succeed = () => resolve('stored'))))
  const failed = trackPendingWork(
    new Promise((_, reject) => (fail = () => reject(new Error('quota exceeded')))),
  )
  const wait = waitForPendingWork()
  expect(await isResolved(wait, 100)).toBe(false)
  succeed()
  expect(await isResolved(wait, 100)).toBe(false)
  fail()
  await expect(failed).rejects.toThrow('quota exceeded')
  expect(await isResolved(wait, 0)).toBe(true)
  expect(await written).toBe('stored')
})

it('resolves immediately without pending work', async () => {
  await trackPendingWork(Promise.resolve())
  expect(await isResolved(waitForPendingWork(), 0)).toBe(true)
})

it('stops waiting for work that never settles', async () => {
  void trackPendingWork(new Promise(() => undefined))
  expect(await isResolved(waitForPendingWork(), 2000)).toBe(true)
})
