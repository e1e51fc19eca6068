import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { HOST_RECHECK_MS, READ_RETRIES, READ_RETRY_BASE_MS, READ_TIMEOUT_MS } from '@/config/constants'
import { STATIC_STATE_ID } from '@/lib/browser/staticState'
import { type Collection, fanart } from '@/posts/collections'
import { watchHost } from '@/posts/read/hostRecovery'
import { postKey } from '@/posts/read/postKey'
import { usePost, usePostList } from '@/posts/read/queries'
import { queryClient } from '@/posts/read/queryClient'
import { hostState, isHostFailing } from '@/supabase/hostState'
import { a7c2, x100vi } from '../support/galleries'
import { installFakeClock } from '../support/clock'
import { buildPost } from '../support/posts'

vi.mock('@/supabase/backendUrl', () => import('../support/backendUrl'))

type Answer = (signal: AbortSignal) => Promise<Response> | Response
/** The host's answer, by table; and the requests to it. */
let host: (table: string) => Answer
let requests: string[]
/** The site's files, by path. */
let files: Map<string, string>

vi.stubGlobal('fetch', async (input: string | URL, init: RequestInit = {}) => {
  const address = String(input)
  if (address.startsWith('/')) {
    const file = files.get(address)
    return new Response(file ?? '', { status: file === undefined ? 404 : 200 })
  }
  const table = new URL(address).pathname.replace('/rest/v1/', '')
  requests.push(table)
  return host(table)(init.signal ?? new AbortController().signal)
})

const rows = (...ids: number[]) =>
  ids.map((id) => ({ id, title: `새 사진 ${id}`, created_at: '2026-01-01T00:00:00Z' }))
const well: Answer = () => Response.json(rows(4, 3))
const html = (status: number) => () =>
  new Response('<!doctype html><title>Paused</title>', { status, headers: { 'content-type': 'text/html' } })
const never: Answer = (signal) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })

const builtPost = buildPost({ id: 1, title: '지난 빌드의 사진' })
const rowsFile = JSON.stringify({ posts: [builtPost], isLast: true })
const state = JSON.stringify({ queries: [{ key: postKey(a7c2, 1), data: builtPost }] })
const page = `<!doctype html><script type="application/json" id="${STATIC_STATE_ID}">${state}</script>`

let log: MockInstance<typeof console.error>
// Dynamic imports do not settle under fake timers.
beforeAll(() => import('@/posts/read/lastBuild'))
beforeEach(async () => {
  installFakeClock()
  queryClient.clear()
  hostState.setState({ failedRead: null })
  requests = []
  files = new Map([
    ['/rows/a7c2-0.json', rowsFile],
    ['/rows/x100vi-0.json', rowsFile],
    [a7c2.detailPath(1), page],
  ])
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(async () => {
  // Ends requests that are still pending.
  await vi.advanceTimersByTimeAsync(READ_TIMEOUT_MS)
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
/** Longer than the timers in which TanStack Query notifies hooks. */
const NOTIFY_MS = 50
/** All retries of failures without a timeout. */
const RETRIES_MS = 3 * READ_RETRY_BASE_MS + NOTIFY_MS

function renderList(collection: Collection = a7c2) {
  const { result } = renderHook(() => usePostList(collection))
  return () => result.current.data?.map(({ title }) => title) ?? result.current.status
}

const FAULTS: readonly (readonly [string, Answer, { afterMs: number; requests: number }])[] = [
  [
    '402 with JSON',
    () => Response.json({ message: 'quota' }, { status: 402 }),
    { afterMs: NOTIFY_MS, requests: 1 },
  ],
  ['the pause page (540)', html(540), { afterMs: NOTIFY_MS, requests: 1 }],
  ['the pause page (200)', html(200), { afterMs: RETRIES_MS, requests: 1 + READ_RETRIES }],
  ['503 with HTML', html(503), { afterMs: RETRIES_MS, requests: 1 + READ_RETRIES }],
  ['404', html(404), { afterMs: NOTIFY_MS, requests: 1 }],
  ['rows of another table', () => Response.json([{ name: 'x' }]), { afterMs: RETRIES_MS, requests: 3 }],
  ['nothing', never, { afterMs: READ_TIMEOUT_MS + NOTIFY_MS, requests: 1 }],
  [
    'a refused connection',
    () => Promise.reject(new TypeError('Failed to fetch')),
    { afterMs: RETRIES_MS, requests: 1 + READ_RETRIES },
  ],
]

describe.each(FAULTS)('a host that answers with %s', (_, answer, expected) => {
  it('is replaced by the last build, without a message in the console', async () => {
    host = () => answer
    const list = renderList()
    await pass(expected.afterMs)
    expect(list()).toEqual(['지난 빌드의 사진'])
    expect(requests).toHaveLength(expected.requests)
    expect(isHostFailing()).toBe(true)
    expect(log).not.toHaveBeenCalled()
  })
})

describe('while the host fails', () => {
  it('later reads come from the build immediately', async () => {
    host = () => never
    renderList()
    await pass(READ_TIMEOUT_MS + NOTIFY_MS)
    const list = renderList(x100vi)
    await pass(NOTIFY_MS)
    expect(list()).toEqual(['지난 빌드의 사진'])
  })

  it('pending reads come from the build, too', async () => {
    host = (table) => (table === 'posts_a7c2' ? html(540) : never)
    const pending = renderList(x100vi)
    renderList(a7c2)
    await pass(2 * NOTIFY_MS)
    expect(pending()).toEqual(['지난 빌드의 사진'])
  })

  it('a post comes from its own page, and fails if the build has none', async () => {
    host = () => html(540)
    const known = renderHook(() => usePost(a7c2, 1))
    const unknown = renderHook(() => usePost(a7c2, 99))
    await pass(NOTIFY_MS)
    expect(known.result.current.data?.title).toBe('지난 빌드의 사진')
    expect(unknown.result.current.error).toMatchObject({ kind: 'paused' })
  })

  it.each<[string, () => Promise<void>]>([
    ['after a while', async () => void (await pass(HOST_RECHECK_MS))],
    ['when the network returns', () => act(async () => void window.dispatchEvent(new Event('online')))],
    ['when the tab is shown', () => act(async () => void window.dispatchEvent(new Event('focus')))],
    ['with another read', () => act(async () => void renderList(x100vi))],
  ])('the host is asked again %s, and its rows replace those of the build', async (_, cause) => {
    host = () => html(540)
    const list = renderList()
    const stop = watchHost()
    await pass(NOTIFY_MS)
    expect(list()).toEqual(['지난 빌드의 사진'])
    host = () => well
    await cause()
    await pass(NOTIFY_MS)
    stop()
    expect(isHostFailing()).toBe(false)
    expect(list()).toEqual(['새 사진 4', '새 사진 3'])
  })

  it('the host is asked again until it is well', async () => {
    host = () => html(540)
    const list = renderList()
    const stop = watchHost()
    await pass(3 * HOST_RECHECK_MS + NOTIFY_MS)
    stop()
    expect(requests).toHaveLength(4)
    expect(list()).toEqual(['지난 빌드의 사진'])
  })
})

describe('rows from the cache of the service worker', () => {
  beforeEach(() => {
    host = () => () => Response.json(rows(2), { status: 203 })
  })

  it('give way to those of the last build', async () => {
    const list = renderList()
    await pass(NOTIFY_MS)
    expect(list()).toEqual(['지난 빌드의 사진'])
  })

  it.each([
    ['without rows of the build', () => true, fanart],
    ['offline', () => false, a7c2],
  ])('are shown %s', async (_, isOnline, collection) => {
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(isOnline)
    const list = renderList(collection)
    await pass(NOTIFY_MS)
    expect(list()).toEqual(['새 사진 2'])
    expect(isHostFailing()).toBe(false)
  })
})

it('a site without the rows of a build keeps its error', async () => {
  host = () => html(540)
  const list = renderList(fanart)
  await pass(NOTIFY_MS)
  expect(list()).toBe('error')
  expect(isHostFailing()).toBe(false)
})
