import { afterEach, expect, test, vi } from 'vitest'
import { DataError } from '@/supabase/errors'
import { retryRead } from '@/supabase/retries'
import { installFakeClock } from '../support/clock'

afterEach(() => void vi.useRealTimers())

const offline = () => new DataError('offline', 'gone')

test('a read is retried twice, after half a second and after a second', async () => {
  installFakeClock()
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

test('a retry can succeed', async () => {
  installFakeClock()
  const read = vi.fn<() => Promise<string>>().mockRejectedValueOnce(offline()).mockResolvedValue('rows')
  const reading = retryRead(read)
  await vi.runAllTimersAsync()
  expect(await reading).toBe('rows')
})

test('a rejected request is not retried', async () => {
  const read = vi.fn<() => Promise<string>>().mockRejectedValue(new DataError('denied', 'no'))
  await expect(retryRead(read)).rejects.toMatchObject({ kind: 'denied' })
  expect(read).toHaveBeenCalledTimes(1)
})
