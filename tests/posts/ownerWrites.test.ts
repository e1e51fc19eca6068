import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { movePost, setPostStatus } from '@/posts/owner/ownerWrites'
import { createPostWriter } from '@/posts/owner/postWriter'
import { a7c2 } from '../support/galleries'
import { READ_TIMEOUT_MS, WRITE_TIMEOUT_MS } from '@/config/constants'
import { signInOwner } from '@/supabase/ownerClient'
import { installFakeClock } from '../support/clock'
import { buildPost, buildPostValues } from '../support/posts'

vi.mock('@/supabase/backendUrl', () => import('../support/backendUrl'))

const LATER = '2026-11-20T13:00:00Z'

/** Returns the rows of the response, or null to leave the request pending until it is aborted. */
type Reply = (method: string, url: string) => object[] | null
let reply: Reply = () => null
const sent: string[] = []

const network: typeof fetch = (input, init) =>
  new Promise((resolve, reject) => {
    const method = init?.method ?? 'GET'
    sent.push(method)
    const rows = reply(method, new Request(input).url)
    if (rows) return resolve(Response.json(rows))
    const stop = () => reject(new DOMException('signal timed out', 'TimeoutError'))
    if (init?.signal?.aborted) stop()
    init?.signal?.addEventListener('abort', stop)
  })

beforeEach(() => {
  installFakeClock()
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('fetch', network)
  sent.length = 0
  reply = () => null
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Returns a function that returns the current state of a call: `'pending'`, its value or its error. */
function watch(call: Promise<unknown>) {
  let state: unknown = 'pending'
  void call.then(
    (value) => (state = value),
    (error: unknown) => (state = error),
  )
  return () => state
}

/** A row as the server returns it. */
function rowOf(values: object) {
  const { createdAt, publishedAt, position } = buildPost()
  return { ...values, id: 41, created_at: createdAt, published_at: publishedAt, updated_at: LATER, position }
}

describe('a request without a response', () => {
  it.each([
    ['a write', WRITE_TIMEOUT_MS, 'timeout', () => setPostStatus(a7c2, [7], 'published')],
    ['reading the order for a move', READ_TIMEOUT_MS, 'timeout', () => movePost(a7c2, 7, 'top')],
    ['signing in', WRITE_TIMEOUT_MS, 'timeout', () => signInOwner('owner@example.com', 'password')],
  ] as const)('times out: %s', async (_name, limit, kind, call) => {
    const state = watch(call())
    await vi.advanceTimersByTimeAsync(limit - 1)
    expect(state()).toBe('pending')
    await vi.advanceTimersByTimeAsync(1)
    expect(state()).toMatchObject({ name: 'DataError', kind })
  })
})

describe('a save that timed out', () => {
  const first = buildPostValues({ title: '겹겹의 새벽', image: 'a.webp', status: 'draft' })

  it('inserts no second row, and the next save updates the first', async () => {
    const writer = createPostWriter(a7c2, null)
    const state = watch(writer.save(first))
    await vi.advanceTimersByTimeAsync(WRITE_TIMEOUT_MS)
    expect(state()).toMatchObject({ kind: 'timeout' })

    reply = (method) => [rowOf({ ...first, ...(method === 'PATCH' && { alt: '산' }) })]
    const again = watch(writer.save({ ...first, alt: '산' }))
    await vi.advanceTimersByTimeAsync(0)
    expect(again()).toMatchObject({ id: 41, alt: '산' })
    expect(sent).toEqual(['POST', 'GET', 'PATCH'])
  })
})
