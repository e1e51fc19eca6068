import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { movePost, setPostStatus } from '@/posts/ownerWrites'
import { postWriter } from '@/posts/postWriter'
import { a7c2 } from '@/posts/registry'
import { READ_TIMEOUT_MS, WRITE_TIMEOUT_MS } from '@/config/constants'
import { signInOwner } from '@/supabase/ownerClient'
import { useFakeClock } from '../support/clock'
import { postOf, valuesOf } from '../support/posts'

vi.mock('@/supabase/backendUrl', () => import('../support/backendUrl'))

const LATER = '2026-11-20T13:00:00Z'

/** What the network does with a request; null lets it hang until it is called off. */
type Reply = (method: string, url: string) => object[] | null
let reply: Reply = () => null
const sent: string[] = []

const network: typeof fetch = (input, init) =>
  new Promise((resolve, reject) => {
    const method = init?.method ?? 'GET'
    sent.push(method)
    const answer = reply(method, new Request(input).url)
    if (answer) return resolve(Response.json(answer))
    const stop = () => reject(new DOMException('signal timed out', 'TimeoutError'))
    if (init?.signal?.aborted) stop()
    init?.signal?.addEventListener('abort', stop)
  })

beforeEach(() => {
  useFakeClock()
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('fetch', network)
  sent.length = 0
  reply = () => null
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** How a call stands at the moment. */
function watch(call: Promise<unknown>) {
  let state: unknown = 'waits'
  void call.then(
    (value) => (state = value),
    (error: unknown) => (state = error),
  )
  return () => state
}

/** A row as the server has it. */
function rowOf(values: object) {
  const { createdAt, publishedAt, position } = postOf()
  return { ...values, id: 41, created_at: createdAt, published_at: publishedAt, updated_at: LATER, position }
}

describe('what nobody answers', () => {
  it.each([
    ['a write', WRITE_TIMEOUT_MS, 'timeout', () => setPostStatus(a7c2, [7], 'published')],
    ['the order that a move reads', READ_TIMEOUT_MS, 'timeout', () => movePost(a7c2, 7, 'top')],
    ['signing in', WRITE_TIMEOUT_MS, 'offline', () => signInOwner('owner@example.com', 'password')],
  ] as const)('ends: %s', async (_name, limit, kind, call) => {
    const stands = watch(call())
    await vi.advanceTimersByTimeAsync(limit - 1)
    expect(stands()).toBe('waits')
    await vi.advanceTimersByTimeAsync(1)
    expect(stands()).toMatchObject({ name: 'DataError', kind })
  })
})

describe('a save that nobody answered in time', () => {
  const first = valuesOf({ title: '겹겹의 새벽', image: 'a.webp', status: 'draft' })

  it('adds no second row, and is changed by the next one', async () => {
    const writer = postWriter(a7c2, null)
    const stands = watch(writer.save(first))
    await vi.advanceTimersByTimeAsync(WRITE_TIMEOUT_MS)
    expect(stands()).toMatchObject({ kind: 'timeout' })

    reply = (method) => [rowOf({ ...first, ...(method === 'PATCH' && { alt: '산' }) })]
    const again = watch(writer.save({ ...first, alt: '산' }))
    await vi.advanceTimersByTimeAsync(0)
    expect(again()).toMatchObject({ id: 41, alt: '산' })
    expect(sent).toEqual(['POST', 'GET', 'PATCH'])
  })

  it('is looked for no longer than a read may take, and looked for again', async () => {
    const writer = postWriter(a7c2, null)
    watch(writer.save(first))
    await vi.advanceTimersByTimeAsync(WRITE_TIMEOUT_MS)
    const stands = watch(writer.save(first))
    await vi.advanceTimersByTimeAsync(READ_TIMEOUT_MS)
    expect(stands()).toMatchObject({ kind: 'timeout' })

    reply = () => [rowOf(first)]
    const again = watch(writer.save(first))
    await vi.advanceTimersByTimeAsync(0)
    expect(again()).toMatchObject({ id: 41 })
    expect(sent).not.toContain('PATCH')
    expect(sent.filter((method) => method === 'POST')).toHaveLength(1)
  })

  it('is no conflict with itself', async () => {
    const row = postOf({ ...first, id: 41 })
    const writer = postWriter(a7c2, row)
    const stands = watch(writer.save({ ...first, title: '둘째' }))
    await vi.advanceTimersByTimeAsync(WRITE_TIMEOUT_MS)
    expect(stands()).toMatchObject({ kind: 'timeout' })

    const urls: string[] = []
    reply = (_method, url) => {
      urls.push(url)
      return [rowOf({ ...first, title: '둘째', summary: '셋' })]
    }
    const again = watch(writer.save({ ...first, title: '셋째' }))
    await vi.advanceTimersByTimeAsync(0)
    expect(again()).toMatchObject({ id: 41 })
    expect(urls.at(-1)).toContain(`updated_at=eq.${encodeURIComponent(LATER)}`)
  })
})
