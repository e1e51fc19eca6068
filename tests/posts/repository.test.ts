import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { DataError, isRetryable } from '@/supabase/errors'
import { READ_TIMEOUT_MS } from '@/config/constants'
import { a7c2, x100vi } from '../support/galleries'
import { getPost, getLatestPosts, listPosts } from '@/posts/read/repository'
import { installFakeClock } from '../support/clock'

vi.mock('@/supabase/backendUrl', () => import('../support/backendUrl'))

type Responder = (url: URL, init: RequestInit) => Response | Promise<Response>
let respond: Responder
const requests: { url: URL; headers: Headers }[] = []
vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
  const url = new URL(input instanceof Request ? input.url : input)
  requests.push({ url, headers: new Headers(init.headers) })
  return respond(url, init)
})

const json = (rows: unknown, status = 200) => Response.json(rows, { status })
const row = (id: number, more: object = {}) => ({
  id,
  title: `사진 ${id}`,
  created_at: '2025-10-19T06:41:00+09:00',
  ...more,
})
const { signal } = new AbortController()
const page = () => listPosts(a7c2, { offset: 0, limit: 24 }, signal)
/** Never responds. Rejects on abort, as a browser does. */
const neverRespond: Responder = (_, { signal: given }) =>
  new Promise((_resolve, reject) => {
    const onAbort = () => reject(given?.reason)
    if (given?.aborted) onAbort()
    else given?.addEventListener('abort', onAbort)
  })

let log: MockInstance<typeof console.error>
beforeEach(() => {
  requests.length = 0
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  log.mockRestore()
})

async function failure(read: Promise<unknown>): Promise<DataError> {
  const error: unknown = await read.then(
    () => new Error('The read should have failed.'),
    (reason: unknown) => reason,
  )
  if (!(error instanceof DataError)) throw error
  return error
}

describe('reading a collection', () => {
  it('requests one page in list order with the public key', async () => {
    respond = () => json([row(2), row(1)])
    const { posts, nextOffset } = await page()
    expect(posts.map(({ id }) => id)).toEqual([2, 1])
    expect(nextOffset).toBeNull()
    const [{ url, headers } = { url: new URL('about:blank'), headers: new Headers() }] = requests
    expect(url.pathname).toBe('/rest/v1/posts_a7c2')
    expect(url.searchParams.get('order')).toBe('position.asc,created_at.desc,id.desc')
    expect(url.searchParams.get('limit')).toBe('24')
    // The dates tell which pictures have copies.
    expect(url.searchParams.get('select')).toMatch(/,published_at,updated_at$/)
    expect(headers.get('apikey')).toBe('public-key')
  })

  it('expects more rows after a full page, counting malformed ones', async () => {
    respond = () => json([...Array.from({ length: 23 }, (_, index) => row(index + 1)), { id: 'x' }])
    const { posts, nextOffset } = await page()
    expect(posts).toHaveLength(23)
    expect(nextOffset).toBe(24)
    expect(log).toHaveBeenCalledWith('posts_a7c2', 'dropped a malformed row:', expect.anything(), { id: 'x' })
  })

  it('sends the exact query of the home page', async () => {
    respond = () => json([row(1)])
    await getLatestPosts(x100vi, signal)
    expect(requests.map(({ url }) => decodeURIComponent(url.search))).toEqual([
      '?select=id,title,thumbnail,created_at&order=created_at.desc&limit=4',
    ])
  })

  it('keeps a row with an invalid meta, without the meta', async () => {
    const meta = { lens: 'FE 35mm F1.4 GM', aperture: -1, iso: 'many', takenAt: 'noon', recipe: 'classic' }
    respond = () => json([row(1, { meta }), row(2, { meta: 'none' }), row(3, { meta: {} })])
    const { posts } = await page()
    expect(posts.map((post) => post.meta)).toEqual([{ lens: 'FE 35mm F1.4 GM' }, {}, {}])
    expect(log).not.toHaveBeenCalled()
  })

  it('returns null for a post that does not exist', async () => {
    respond = () => json([])
    await expect(getPost(a7c2, 7, signal)).resolves.toBeNull()
  })
})

describe('backend errors', () => {
  it.each([
    [500, 'server', true],
    [503, 'server', true],
    [429, 'throttled', true],
    [401, 'denied', false],
    [404, 'rejected', false],
  ] as const)('maps status %i to %s', async (status, kind, retryable) => {
    respond = () => json({ message: 'no', code: 'X', details: null, hint: null }, status)
    const error = await failure(page())
    expect(error).toMatchObject({ kind, status })
    expect(isRetryable(error)).toBe(retryable)
  })

  it('treats HTML with a success status as malformed', async () => {
    respond = () =>
      new Response('<!doctype html><title>Login</title>', { headers: { 'content-type': 'text/html' } })
    expect(await failure(page())).toMatchObject({ kind: 'malformed' })
  })

  it('treats HTML of a failing proxy as a server error', async () => {
    respond = () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 })
    expect(await failure(page())).toMatchObject({ kind: 'server', status: 502 })
  })

  it.each([[{ rows: [] }], ['rows'], [42], [null]])('treats %j as malformed', async (body) => {
    respond = () => json(body)
    expect(await failure(page())).toMatchObject({ kind: 'malformed' })
  })

  it('treats a response without any valid row as malformed', async () => {
    respond = () => json([{ name: 'someone else’s table' }])
    expect(await failure(page())).toMatchObject({ kind: 'malformed' })
  })

  it('is offline if the request fails', async () => {
    respond = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await failure(page())).toMatchObject({ kind: 'offline' })
  })

  it('times out after 10 s without a response', async () => {
    installFakeClock()
    respond = neverRespond
    const read = failure(page())
    await vi.advanceTimersByTimeAsync(READ_TIMEOUT_MS - 1)
    let settled = false
    void read.then(() => (settled = true))
    await vi.advanceTimersByTimeAsync(0)
    expect(settled).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await read).toMatchObject({ kind: 'timeout' })
  })

  it('times out on a body that never ends', async () => {
    installFakeClock()
    respond = (_, { signal: given }) =>
      new Response(
        new ReadableStream({
          start: (stream) => {
            stream.enqueue(new TextEncoder().encode('[{"id":1,'))
            given?.addEventListener('abort', () =>
              stream.error(new DOMException('The operation was aborted.', 'AbortError')),
            )
          },
        }),
      )
    const read = failure(page())
    await vi.advanceTimersByTimeAsync(READ_TIMEOUT_MS)
    expect(await read).toMatchObject({ kind: 'timeout' })
  })

  it('distinguishes an aborted read from a timeout', async () => {
    respond = neverRespond
    const cancelling = new AbortController()
    const read = failure(listPosts(a7c2, { offset: 0, limit: 24 }, cancelling.signal))
    cancelling.abort()
    const error = await read
    expect(error).toMatchObject({ kind: 'aborted' })
    expect(isRetryable(error)).toBe(false)
  })
})
