import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { finishBeforeLeaving, workFinished } from '@/lib/storage/unfinishedWork'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Whether the wait is over after so many ms. */
async function isOver(wait: Promise<void>, ms: number) {
  const over = vi.fn<() => void>()
  void wait.then(over)
  await vi.advanceTimersByTimeAsync(ms)
  return over.mock.calls.length > 0
}

it('waits for what was begun before, whether it succeeds or fails', async () => {
  let succeed = () => {}
  let fail = () => {}
  const written = finishBeforeLeaving(new Promise((resolve) => (succeed = () => resolve('kept'))))
  const failed = finishBeforeLeaving(new Promise((_, reject) => (fail = () => reject(new Error('no room')))))
  const wait = workFinished()
  expect(await isOver(wait, 100)).toBe(false)
  succeed()
  expect(await isOver(wait, 100)).toBe(false)
  fail()
  await expect(failed).rejects.toThrow('no room')
  expect(await isOver(wait, 0)).toBe(true)
  expect(await written).toBe('kept')
})

it('waits for nothing when all is finished', async () => {
  await finishBeforeLeaving(Promise.resolve())
  expect(await isOver(workFinished(), 0)).toBe(true)
})

it('waits for no work that never ends', async () => {
  void finishBeforeLeaving(new Promise(() => undefined))
  expect(await isOver(workFinished(), 2000)).toBe(true)
})
