import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { LIST_PAGE_SIZE, READ_RETRIES, READ_RETRY_BASE_MS, READ_TIMEOUT_MS } from '@/config/constants'
import { usePost, usePostList } from '@/posts/read/queries'
import { queryClient } from '@/posts/read/queryClient'
import { a7c2 } from '../support/galleries'
import { installFakeClock } from '../support/clock'

vi.mock('@/supabase/backendUrl', () => import('../support/backendUrl'))

let respond: (url: URL, signal: AbortSignal) => Promise<Response> | Response
const onRequest = vi.fn<(url: URL) => void>()
vi.stubGlobal('fetch', async (input: string | URL, init: RequestInit = {}) => {
  const url = new URL(input)
  onRequest(url)
  return respond(url, init.signal ?? new AbortController().signal)
})

const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: count - index,
    title: `사진 ${count - index}`,
    created_at: '2026-01-01T00:00:00Z',
  }))
const text = (body: string, type = 'application/json') =>
  new Response(body, { headers: { 'content-type': type } })
const WHOLE = JSON.stringify(rows(3))
/** Longer than any timeout. */
const NEVER_MS = 24 * 60 * 60 * 1000

/** Responds after `ms`. Rejects on abort, as a browser does. */
const respondAfter = (ms: number, body: string) => (_url: URL, signal: AbortSignal) =>
  new Promise<Response>((resolve, reject) => {
    setTimeout(() => resolve(text(body)), ms)
    signal.addEventListener('abort', () => reject(signal.reason))
  })
/** Sends the headers and half of the body, then loses the connection. */
const dropConnection = () =>
  new Response(
    new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode(WHOLE.slice(0, 40)))
        stream.error(new TypeError('network error'))
      },
    }),
  )

let log: MockInstance<typeof console.error>
beforeEach(() => {
  installFakeClock()
  queryClient.clear()
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
})
// Dynamic imports do not settle under fake timers. There is no build here.
beforeAll(() => import('@/posts/read/lastBuild'))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
/** All attempts at their timeout, and the delays between them. */
const ALL_ATTEMPTS_MS = (1 + READ_RETRIES) * READ_TIMEOUT_MS + 3 * READ_RETRY_BASE_MS + 100

const FAULTS = [
  ['arrives after 30 s', respondAfter(30_000, WHOLE)],
  ['never arrives', respondAfter(NEVER_MS, WHOLE)],
  ['has a truncated body', () => text(WHOLE.slice(0, -20))],
  ['loses its connection', dropConnection],
  ['is HTML with status 200', () => text('<!doctype html><p>Login</p>', 'text/html')],
  ['is empty with status 200', () => text('')],
] as const

describe.each(FAULTS)('a response that %s', (_name, fault) => {
  it('is retried twice and logged once, and a later refetch succeeds', async () => {
    respond = fault
    const { result } = renderHook(() => usePostList(a7c2))
    await pass(ALL_ATTEMPTS_MS)
    expect(result.current.status).toBe('error')
    expect(onRequest).toHaveBeenCalledTimes(1 + READ_RETRIES)
    expect(log.mock.calls.map(([table]) => table)).toEqual(['posts_a7c2'])
    respond = () => text(WHOLE)
    await act(() => result.current.refetch())
    await pass(100)
    expect(result.current.data?.map(({ id }) => id)).toEqual([3, 2, 1])
  })
})

it('a detail that fails to load keeps the cached list', async () => {
  respond = () => text(WHOLE)
  renderHook(() => usePostList(a7c2))
  await pass(100)
  respond = dropConnection
  const { result } = renderHook(() => usePost(a7c2, 2))
  await pass(ALL_ATTEMPTS_MS)
  expect(result.current.error).not.toBeNull()
  expect(queryClient.getQueryData(['posts', 'a7c2', 'list', null])).toMatchObject({
    pages: [{ posts: [{ id: 3 }, { id: 2 }, { id: 1 }] }],
  })
})

describe('a server that ignores the limit and returns 10,000 rows', () => {
  const MANY = rows(10_000)

  it('shows one page of them, then the next', async () => {
    respond = (url) => Response.json(MANY.slice(Number(url.searchParams.get('offset') ?? 0)))
    const { result } = renderHook(() => usePostList(a7c2))
    await pass(100)
    expect(result.current.data).toHaveLength(LIST_PAGE_SIZE)
    await act(() => result.current.fetchNextPage())
    await pass(100)
    expect(result.current.data).toHaveLength(2 * LIST_PAGE_SIZE)
    expect(result.current.data?.at(-1)?.id).toBe(10_001 - 2 * LIST_PAGE_SIZE)
  })

  it('ends the list if every page is the same', async () => {
    respond = () => Response.json(MANY)
    const { result } = renderHook(() => {
      const { data, fetchNextPage, hasNextPage } = usePostList(a7c2)
      return { data, fetchNextPage, hasNextPage }
    })
    await pass(100)
    expect(result.current.hasNextPage).toBe(true)
    await act(() => result.current.fetchNextPage())
    await pass(100)
    expect(result.current.data).toHaveLength(LIST_PAGE_SIZE)
    expect(result.current.hasNextPage).toBe(false)
  })
})
