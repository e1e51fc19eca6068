import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { LIST_PAGE_SIZE, READ_RETRIES, READ_RETRY_BASE_MS, READ_TIMEOUT_MS } from '@/config/constants'
import { usePost, usePostList } from '@/posts/queries'
import { queryClient } from '@/posts/queryClient'
import { a7c2 } from '@/posts/registry'
import { useFakeClock } from '../support/clock'
import { isPromised } from '../repository/promises'

vi.mock('@/supabase/backendUrl', () => import('../support/backendUrl'))

/** Answers to reads, from the wire to the hook. */
let answer: (url: URL, signal: AbortSignal) => Promise<Response> | Response
const ask = vi.fn<(url: URL) => void>()
vi.stubGlobal('fetch', async (input: string | URL, init: RequestInit = {}) => {
  const url = new URL(input)
  ask(url)
  return answer(url, init.signal ?? new AbortController().signal)
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
/** Longer than anybody waits. */
const NEVER_MS = 24 * 60 * 60 * 1000

/** What a browser does with an answer that comes after so long (ms), or that nobody waits for any more. */
const after = (ms: number, body: string) => (_url: URL, signal: AbortSignal) =>
  new Promise<Response>((resolve, reject) => {
    setTimeout(() => resolve(text(body)), ms)
    signal.addEventListener('abort', () => reject(signal.reason))
  })
/** The head comes, and half of the body; then the connection is gone. */
const cutConnection = () =>
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
  useFakeClock()
  queryClient.clear()
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
})
// No clock of the tests' own brings a file.
beforeAll(() => vi.dynamicImportSettled())
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
/** All tries, each as long as it may be, and the pauses between them. */
const ALL_TRIES_MS = (1 + READ_RETRIES) * READ_TIMEOUT_MS + 3 * READ_RETRY_BASE_MS + 100

const FAULTS = [
  ['comes after 30 s', after(30_000, WHOLE)],
  ['never comes', after(NEVER_MS, WHOLE)],
  ['is cut off in its body', () => text(WHOLE.slice(0, -20))],
  ['loses its connection', cutConnection],
  ['is a page of HTML with status 200', () => text('<!doctype html><p>Login</p>', 'text/html')],
  ['is empty with status 200', () => text('')],
] as const

describe.each(FAULTS)('an answer that %s', (_what, fault) => {
  it('is asked for three times, told once, and whole when asked for anew', async () => {
    answer = fault
    const { result } = renderHook(() => usePostList(a7c2))
    await pass(ALL_TRIES_MS)
    expect(result.current.status).toBe('error')
    expect(ask).toHaveBeenCalledTimes(1 + READ_RETRIES)
    expect(log.mock.calls.map(([table]) => table)).toEqual(['posts_a7c2'])
    answer = () => text(WHOLE)
    await act(() => result.current.refetch())
    await pass(100)
    expect(result.current.data?.map(({ id }) => id)).toEqual([3, 2, 1])
  })

  it('leaves a photo that was there already where it is', async () => {
    answer = () => text(WHOLE)
    renderHook(() => usePostList(a7c2))
    await pass(100)
    answer = fault
    const { result } = renderHook(() => usePost(a7c2, 2))
    await pass(ALL_TRIES_MS)
    expect(result.current.error).not.toBeNull()
    expect(queryClient.getQueryData(['posts', 'a7c2', 'list', null])).toMatchObject({
      pages: [{ posts: [{ id: 3 }, { id: 2 }, { id: 1 }] }],
    })
  })
})

describe('a server that gives 10,000 rows at once', () => {
  const MANY = rows(10_000)

  it('hangs a page of them, then the next', async () => {
    answer = (url) => Response.json(MANY.slice(Number(url.searchParams.get('offset') ?? 0)))
    const { result } = renderHook(() => usePostList(a7c2))
    await pass(100)
    expect(result.current.data).toHaveLength(LIST_PAGE_SIZE)
    await act(() => result.current.fetchNextPage())
    await pass(100)
    expect(result.current.data).toHaveLength(2 * LIST_PAGE_SIZE)
    expect(result.current.data?.at(-1)?.id).toBe(10_001 - 2 * LIST_PAGE_SIZE)
  })

  it('and the same ones whatever it is asked for, ends there', async () => {
    answer = () => Response.json(MANY)
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

it('are as many as SECURITY.md says, with the server that gives too much', () => {
  expect(isPromised(`${FAULTS.length + 2} faults`)).toBe(true)
})
