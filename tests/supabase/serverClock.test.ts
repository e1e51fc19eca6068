import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isScheduled } from '@/posts/scheduled'
import { fetchAndNoteTime, serverNow } from '@/supabase/serverClock'

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00.700Z') }))
afterEach(() => vi.useRealTimers())

const answers = (date: string) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { headers: { date } })))

test('what the server has just dated is published, not scheduled: its header is cut to the second', async () => {
  answers('Fri, 20 Nov 2026 12:00:00 GMT')
  await fetchAndNoteTime('/rest/v1/posts_a7c2')
  expect(isScheduled({ status: 'published', publishedAt: '2026-11-20T12:00:00.690Z' })).toBe(false)
  expect(isScheduled({ status: 'published', publishedAt: '2026-11-20T12:00:02Z' })).toBe(true)
})

test('a device that is days behind knows the server’s time', async () => {
  answers('Sun, 22 Nov 2026 12:00:00 GMT')
  await fetchAndNoteTime('/rest/v1/posts_a7c2')
  vi.advanceTimersByTime(5000)
  expect(serverNow()).toBe(Date.parse('2026-11-22T12:00:06Z'))
})
