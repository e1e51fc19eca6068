import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { LIST_PAGE_SIZE, READ_RETRY_BASE_MS } from '@/config/constants'
// Imported before the modules that use it, so that they share one mock.
import * as repository from '@/posts/read/repository'
import { parsePostId, usePost, usePostList } from '@/posts/read/queries'
import { queryClient } from '@/posts/read/queryClient'
import { fanart } from '@/posts/collections'
import { a7c2 } from '../support/galleries'
import { DataError } from '@/supabase/errors'
import { buildPost } from '../support/posts'

vi.mock('@/posts/read/repository')
const listPosts = vi.mocked(repository.listPosts<object>)
const getPost = vi.mocked(repository.getPost<object>)

const post = (id: number) =>
  buildPost({
    id,
    title: `사진 ${id}`,
    createdAt: '2025-10-19T06:41:00+09:00',
    status: 'published',
    updatedAt: null,
  })

let log: MockInstance<typeof console.error>
vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
beforeEach(() => {
  vi.useFakeTimers()
  queryClient.clear()
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.resetAllMocks()
})
// Dynamic imports do not settle under fake timers. There is no build here.
beforeAll(() => import('@/posts/read/lastBuild'))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
/** Longer than the timer in which TanStack Query notifies hooks, and shorter than any retry delay. */
const NOTIFY_MS = 10

describe('the retry policy', () => {
  it('retries twice with growing delays, then fails and logs once under the table name', async () => {
    listPosts.mockRejectedValue(new DataError('server', 'down', { status: 503 }))
    const { result } = renderHook(() => usePostList(a7c2))
    await pass(0)
    expect(listPosts).toHaveBeenCalledTimes(1)
    await pass(READ_RETRY_BASE_MS - NOTIFY_MS)
    expect(listPosts).toHaveBeenCalledTimes(1)
    await pass(2 * NOTIFY_MS)
    expect(listPosts).toHaveBeenCalledTimes(2)
    await pass(2 * READ_RETRY_BASE_MS - 2 * NOTIFY_MS)
    expect(listPosts).toHaveBeenCalledTimes(2)
    expect(result.current.status).toBe('pending')
    await pass(2 * NOTIFY_MS)
    expect(listPosts).toHaveBeenCalledTimes(3)
    expect(result.current.status).toBe('error')
    await pass(60_000)
    expect(listPosts).toHaveBeenCalledTimes(3)
    expect(log.mock.calls.filter(([table]) => table === 'posts_a7c2')).toHaveLength(1)
  })

  it('does not retry errors that a retry cannot fix', async () => {
    listPosts.mockRejectedValue(new DataError('denied', 'no', { status: 401 }))
    const { result } = renderHook(() => usePostList(a7c2))
    await pass(NOTIFY_MS)
    expect(result.current.status).toBe('error')
    expect(listPosts).toHaveBeenCalledTimes(1)
  })

  it('shows the list if a retry succeeds', async () => {
    listPosts
      .mockRejectedValueOnce(new DataError('timeout', 'slow'))
      .mockResolvedValue({ posts: [post(1)], nextOffset: null })
    const { result } = renderHook(() => usePostList(a7c2))
    await pass(READ_RETRY_BASE_MS + NOTIFY_MS)
    expect(result.current.data?.map(({ id }) => id)).toEqual([1])
    expect(log).not.toHaveBeenCalled()
  })
})

describe('a paginated list', () => {
  it('shows a post once if a new row shifted it onto the next page', async () => {
    listPosts.mockImplementation((_, { offset }) =>
      Promise.resolve(
        offset === 0
          ? { posts: [post(3), post(2)], nextOffset: 24 }
          : { posts: [post(2), post(1)], nextOffset: null },
      ),
    )
    const { result } = renderHook(() => {
      const { data, hasNextPage, fetchNextPage } = usePostList(a7c2)
      return { data, hasNextPage, fetchNextPage }
    })
    await pass(NOTIFY_MS)
    await act(() => result.current.fetchNextPage())
    await pass(NOTIFY_MS)
    expect(result.current.data?.map(({ id }) => id)).toEqual([3, 2, 1])
    expect(result.current.hasNextPage).toBe(false)
  })

  it('loads at least `minCount` posts in one request', async () => {
    listPosts.mockResolvedValue({ posts: [], nextOffset: null })
    renderHook(() => usePostList(a7c2, { minCount: 100 }))
    await pass(NOTIFY_MS)
    expect(listPosts.mock.calls.map(([, range]) => range)).toEqual([{ offset: 0, limit: 5 * LIST_PAGE_SIZE }])
  })
})

describe('a filtered list', () => {
  it('sends its filter and is cached separately', async () => {
    listPosts.mockImplementation((_, _range, _signal, filter) =>
      Promise.resolve({ posts: [post(filter ? 1 : 2)], nextOffset: null }),
    )
    const filter = { field: 'series', value: 'tls' } as const
    const filtered = renderHook(() => usePostList(fanart, { filter }))
    const whole = renderHook(() => usePostList(fanart))
    await pass(NOTIFY_MS)
    expect(filtered.result.current.data?.map(({ id }) => id)).toEqual([1])
    expect(whole.result.current.data?.map(({ id }) => id)).toEqual([2])
    expect(listPosts.mock.calls.map(([, , , asked]) => asked)).toEqual([filter, undefined])
  })

  it('provides placeholder data for detail pages', async () => {
    listPosts.mockResolvedValue({ posts: [post(9)], nextOffset: null })
    getPost.mockReturnValue(new Promise(() => undefined))
    renderHook(() => usePostList(fanart, { filter: { field: 'series', value: 'tls' } }))
    await pass(NOTIFY_MS)
    const { result } = renderHook(() => usePost(fanart, 9))
    expect(result.current.data?.title).toBe('사진 9')
  })
})

describe('one post', () => {
  it('sends no request for a malformed id', async () => {
    renderHook(() => usePost(a7c2, null))
    await pass(NOTIFY_MS)
    expect(getPost).not.toHaveBeenCalled()
  })

  it('immediately shows the data of its list', async () => {
    listPosts.mockResolvedValue({ posts: [post(9)], nextOffset: null })
    getPost.mockReturnValue(new Promise(() => undefined))
    renderHook(() => usePostList(a7c2))
    await pass(NOTIFY_MS)
    const { result } = renderHook(() => usePost(a7c2, 9))
    expect(result.current.data?.title).toBe('사진 9')
    expect(result.current.isPlaceholderData).toBe(true)
  })

  it.each([
    ['12', 12],
    ['1', 1],
    ['0', null],
    ['-1', null],
    ['01', null],
    ['1.5', null],
    ['1e3', null],
    ['abc', null],
    ['12abc', null],
    ['%31', null],
    ['99999999999999999999', null],
    ['', null],
    [undefined, null],
  ])('parses the id %j as %j', (text, id) => {
    expect(parsePostId(text)).toBe(id)
  })
})
