import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isScheduled } from '@/posts/owner/schedule'
import { fetchWithServerTime, serverNow } from '@/supabase/serverClock'

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00.700Z') }))
afterEach(() => vi.useRealTimers())

const stubResponse = (date: string) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { headers: { date } })))

test('a post that the server has just published is not scheduled, although the header lacks milliseconds', async () => {
  stubResponse('Fri, 20 Nov 2026 12:00:00 GMT')
  await fetchWithServerTime('/rest/v1/posts_a7c2')
  expect(isScheduled({ status: 'published', publishedAt: '2026-11-20T12:00:00.690Z' })).toBe(false)
  expect(isScheduled({ status: 'published', publishedAt: '2026-11-20T12:00:02Z' })).toBe(true)
})

test('a device whose clock is days behind uses the server’s time', async () => {
  stubResponse('Sun, 22 Nov 2026 12:00:00 GMT')
  await fetchWithServerTime('/rest/v1/posts_a7c2')
  vi.advanceTimersByTime(5000)
  expect(serverNow()).toBe(Date.parse('2026-11-22T12:00:06Z'))
})
