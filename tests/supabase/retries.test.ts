import { afterEach, expect, test, vi } from 'vitest'
import { DataError } from '@/supabase/errors'
import { retryRead } from '@/supabase/retries'
import { useFakeClock } from '../support/clock'

afterEach(() => void vi.useRealTimers())

const offline = () => new DataError('offline', 'gone')

test('a read is tried three times, after half a second and a second', async () => {
  useFakeClock()
  const read = vi.fn<() => Promise<string>>().mockRejectedValue(offline())
  const reading = retryRead(read).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(499)
  expect(read).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(read).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(999)
  expect(read).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(read).toHaveBeenCalledTimes(3)
  expect(await reading).toMatchObject({ kind: 'offline' })
})

test('a later answer is the answer', async () => {
  useFakeClock()
  const read = vi.fn<() => Promise<string>>().mockRejectedValueOnce(offline()).mockResolvedValue('rows')
  const reading = retryRead(read)
  await vi.runAllTimersAsync()
  expect(await reading).toBe('rows')
})

test('an answer that says no is taken at once', async () => {
  const read = vi.fn<() => Promise<string>>().mockRejectedValue(new DataError('denied', 'no'))
  await expect(retryRead(read)).rejects.toMatchObject({ kind: 'denied' })
  expect(read).toHaveBeenCalledTimes(1)
})
