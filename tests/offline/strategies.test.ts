// @vitest-environment node
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Strategy } from 'workbox-strategies'
import type { CacheKind } from '@/offline/cacheRules'

const PAGE = 'https://site.example/about/Profile'
const DAY_MS = 24 * 60 * 60 * 1000

/** The part of `Cache` that the strategies use. */
class FakeCache {
  entries = new Map<string, Response>()
  full = false
  match = async (request: Request | string) =>
    this.entries.get(typeof request === 'string' ? request : request.url)?.clone()
  put = async (request: Request | string, response: Response) => {
    if (this.full) throw new DOMException('No room.', 'QuotaExceededError')
    this.entries.set(typeof request === 'string' ? request : request.url, response)
  }
  delete = async (request: Request | string) =>
    this.entries.delete(typeof request === 'string' ? request : request.url)
  keys = async () => [...this.entries.keys()].map((url) => new Request(url))
}

let cache: FakeCache
let all: Record<CacheKind, Strategy>
let received: Strategy
let isAdmin: boolean | null
let networkTimeoutMs: number
/** Part of the cache names, because Workbox stores usage times by cache name beyond a test. */
let site = 0
const network = vi.fn<() => Promise<Response>>()

beforeEach(async () => {
  cache = new FakeCache()
  isAdmin = false
  site += 1
  // In development mode, Workbox checks for the classes of a worker.
  vi.stubEnv('NODE_ENV', 'production')
  vi.stubGlobal('self', globalThis)
  vi.stubGlobal('FetchEvent', class extends Event {})
  vi.stubGlobal('location', new URL(PAGE))
  vi.stubGlobal('caches', { open: async () => cache, match: cache.match, delete: async () => true })
  vi.stubGlobal('fetch', network)
  network.mockReset()
  // Imported here, because Workbox reads these globals when it is loaded.
  const { NETWORK_TIMEOUT_S, receivedPageStrategy, createStrategies } = await import('@/offline/strategies')
  networkTimeoutMs = NETWORK_TIMEOUT_S * 1000
  const shell = async () => new Response('shell')
  const code = async () => new Response('code')
  all = createStrategies({ base: `/${site}/`, isAdmin: async () => isAdmin, shell, code })
  received = receivedPageStrategy(shell)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

const addToCache = (text: string, ageMs = 0) =>
  cache.entries.set(
    PAGE,
    new Response(text, { headers: { date: new Date(Date.now() - ageMs).toUTCString() } }),
  )

/** Returns the response and a promise that resolves once it is cached. `clientId` is the id of the requesting document. */
function handle(strategy = all.pages, url = PAGE, clientId = '') {
  const request = new Request(url)
  const event = Object.assign(new Event('fetch'), { request, clientId, waitUntil: () => undefined })
  return strategy.handleAll({ event, request })
}

async function visit(...request: Parameters<typeof handle>): Promise<string> {
  const [response, done] = handle(...request)
  const text = (await response).text()
  await done.catch(() => undefined)
  return text
}

describe('a page', () => {
  it('comes from the network and is cached', async () => {
    network.mockResolvedValue(new Response('new'))
    expect(await visit()).toBe('new')
    expect(await (await cache.match(PAGE))?.text()).toBe('new')
  })

  it('comes from the cache when offline', async () => {
    addToCache('cached')
    network.mockRejectedValue(new TypeError('offline'))
    expect(await visit()).toBe('cached')
  })

  it('comes from the cache when the network is too slow', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    addToCache('cached')
    network.mockReturnValue(new Promise(() => undefined))
    const [response] = handle()
    await vi.advanceTimersByTimeAsync(networkTimeoutMs)
    expect(await (await response).text()).toBe('cached')
  })

  it('is the shell when offline and the cached page is older than 30 days', async () => {
    addToCache('cached', 31 * DAY_MS)
    network.mockRejectedValue(new TypeError('offline'))
    expect(await visit()).toBe('shell')
  })

  it('is shown even if the cache is full', async () => {
    cache.full = true
    network.mockResolvedValue(new Response('new'))
    expect(await visit()).toBe('new')
  })
})

describe('rows of a project that refuses requests', () => {
  const refused = (status: number) =>
    network.mockImplementation(async () => new Response('refused', { status }))

  it.each([402, 540])('come from the cache after status %i', async (status) => {
    addToCache('cached')
    refused(status)
    expect(await visit(all.rows, PAGE, 'document')).toBe('cached')
    expect(await (await cache.match(PAGE))?.text()).toBe('cached')
  })

  it('are refused if none are cached, and on admin pages', async () => {
    refused(402)
    const [response] = handle(all.rows, PAGE, 'document')
    expect((await response).status).toBe(402)
    addToCache('cached')
    isAdmin = true
    expect(await visit(all.rows, PAGE, 'document')).toBe('refused')
  })
})

describe('a copy of a picture', () => {
  const copy = (name: string) => `https://site.example/${site}/media/${name}`
  const keep = (name: string) => cache.entries.set(copy(name), new Response(name))

  it('is another size of the same picture if it is not cached and there is no network', async () => {
    network.mockRejectedValue(new TypeError('offline'))
    for (const name of ['a.webp-480.avif', 'a.webp-960.webp', 'ab.webp-1440.avif']) keep(name)
    expect(await visit(all.pictures, copy('a.webp-1440.avif'))).toBe('a.webp-960.webp')
    await expect(handle(all.pictures, copy('c.webp-480.avif'))[0]).rejects.toThrow('offline')
  })
})

describe('the page of received photos', () => {
  it('comes from the network and is never cached', async () => {
    network.mockResolvedValue(new Response('new'))
    expect(await visit(received)).toBe('new')
    expect(cache.entries.size).toBe(0)
  })

  it('opens offline with the shell and its own code cache', async () => {
    network.mockRejectedValue(new TypeError('offline'))
    expect(await visit(received)).toBe('shell')
    expect(await visit(all.assets)).toBe('code')
  })
})

describe('every cache', () => {
  beforeEach(() => network.mockImplementation(async () => new Response('new')))

  it.each([
    ['pages', 60],
    ['assets', 400],
    ['files', 40],
    ['rows', 120],
    ['pictures', 400],
  ] as const)('of %s evicts the least recently used of more than %i entries', async (kind, limit) => {
    const [first = '', ...others] = Array.from({ length: limit + 1 }, (_, index) => `${PAGE}/${index}`)
    await visit(all[kind], first)
    expect([...cache.entries.keys()]).toEqual([first])
    await new Promise((resolve) => setTimeout(resolve, 2))
    await Promise.all(others.map((url) => visit(all[kind], url)))
    await vi.waitFor(() => expect([...cache.entries.keys()].toSorted()).toEqual(others.toSorted()))
  })

  it.each(['pages', 'assets', 'files', 'rows', 'pictures'] as const)(
    'of %s ignores requests of admin pages and of unknown clients',
    async (kind) => {
      for (const value of [true, null]) {
        isAdmin = value
        expect(await visit(all[kind], PAGE, 'document')).toBe('new')
        expect(cache.entries.size).toBe(0)
      }
      isAdmin = false
      await visit(all[kind], PAGE, 'document')
      expect(cache.entries.size).toBe(1)
    },
  )
})
