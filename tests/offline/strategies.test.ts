// @vitest-environment node
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Strategy } from 'workbox-strategies'
import { PATIENCE_S } from '@/offline/strategies'
import type { Kept } from '@/offline/rules'

const PAGE = 'https://site.example/about/Profile'
const DAY_MS = 24 * 60 * 60 * 1000

/** One cache of the browser, as far as the strategies use it. */
class FakeCache {
  kept = new Map<string, Response>()
  full = false
  match = async (request: Request | string) =>
    this.kept.get(typeof request === 'string' ? request : request.url)?.clone()
  put = async (request: Request | string, response: Response) => {
    if (this.full) throw new DOMException('No room.', 'QuotaExceededError')
    this.kept.set(typeof request === 'string' ? request : request.url, response)
  }
  delete = async (request: Request | string) =>
    this.kept.delete(typeof request === 'string' ? request : request.url)
  keys = async () => [...this.kept.keys()].map((url) => new Request(url))
}

let cache: FakeCache
let all: Record<Kept, Strategy>
let received: Strategy
let isDesk: boolean | null
/** Times of use outlive a test under the names of its caches, which the site's path is part of. */
let site = 0
const answer = vi.fn<() => Promise<Response>>()

beforeEach(async () => {
  cache = new FakeCache()
  isDesk = false
  site += 1
  // As it is built: the library's checks want the classes of a worker's world.
  vi.stubEnv('NODE_ENV', 'production')
  vi.stubGlobal('self', globalThis)
  vi.stubGlobal('FetchEvent', class extends Event {})
  vi.stubGlobal('location', new URL(PAGE))
  vi.stubGlobal('caches', { open: async () => cache, match: cache.match, delete: async () => true })
  vi.stubGlobal('fetch', answer)
  answer.mockReset()
  const { receivedPage, strategies } = await import('@/offline/strategies')
  const shell = async () => new Response('shell')
  const code = async () => new Response('code')
  all = strategies({ base: `/${site}/`, isDesk: async () => isDesk, shell, code })
  received = receivedPage(shell)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

const keep = (text: string, ageMs = 0) =>
  cache.kept.set(PAGE, new Response(text, { headers: { date: new Date(Date.now() - ageMs).toUTCString() } }))

/** What an address is answered with, and when all of it is kept; a document asks where there is a `clientId`. */
function ask(strategy = all.pages, url = PAGE, clientId = '') {
  const request = new Request(url)
  const event = Object.assign(new Event('fetch'), { request, clientId, waitUntil: () => undefined })
  return strategy.handleAll({ event, request })
}

async function visit(...asked: Parameters<typeof ask>): Promise<string> {
  const [response, done] = ask(...asked)
  const text = (await response).text()
  await done.catch(() => undefined)
  return text
}

describe('a page', () => {
  it('comes from the network and is kept', async () => {
    answer.mockResolvedValue(new Response('new'))
    expect(await visit()).toBe('new')
    expect(await (await cache.match(PAGE))?.text()).toBe('new')
  })

  it('is what was kept when there is no network', async () => {
    keep('kept')
    answer.mockRejectedValue(new TypeError('offline'))
    expect(await visit()).toBe('kept')
  })

  it('is what was kept when the network does not answer in time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    keep('kept')
    answer.mockReturnValue(new Promise(() => undefined))
    const [response] = ask()
    await vi.advanceTimersByTimeAsync(PATIENCE_S * 1000)
    expect(await (await response).text()).toBe('kept')
  })

  it('is the shell when what was kept is older than 30 days', async () => {
    keep('kept', 31 * DAY_MS)
    answer.mockRejectedValue(new TypeError('offline'))
    expect(await visit()).toBe('shell')
  })

  it('comes all the same when there is no room to keep it', async () => {
    cache.full = true
    answer.mockResolvedValue(new Response('new'))
    expect(await visit()).toBe('new')
  })
})

describe('the page of received photographs', () => {
  it('comes from the network and is never kept', async () => {
    answer.mockResolvedValue(new Response('new'))
    expect(await visit(received)).toBe('new')
    expect(cache.kept.size).toBe(0)
  })

  it('opens in the shell when there is no network, on the code that is kept apart', async () => {
    answer.mockRejectedValue(new TypeError('offline'))
    expect(await visit(received)).toBe('shell')
    expect(await visit(all.assets)).toBe('code')
  })
})

describe('what is kept', () => {
  beforeEach(() => answer.mockImplementation(async () => new Response('new')))

  it.each([
    ['pages', 60],
    ['assets', 400],
    ['files', 40],
    ['rows', 120],
    ['pictures', 200],
  ] as const)('of %s is %i at most, without what was used longest ago', async (kept, most) => {
    const [first = '', ...others] = Array.from({ length: most + 1 }, (_, index) => `${PAGE}/${index}`)
    await visit(all[kept], first)
    expect([...cache.kept.keys()]).toEqual([first])
    await new Promise((resolve) => setTimeout(resolve, 2))
    await Promise.all(others.map((url) => visit(all[kept], url)))
    await vi.waitFor(() => expect([...cache.kept.keys()].toSorted()).toEqual(others.toSorted()))
  })

  it.each(['pages', 'assets', 'files', 'rows', 'pictures'] as const)(
    'of %s is nothing that the desk has asked for, nor anybody unknown',
    async (kept) => {
      for (const desk of [true, null]) {
        isDesk = desk
        expect(await visit(all[kept], PAGE, 'document')).toBe('new')
        expect(cache.kept.size).toBe(0)
      }
      isDesk = false
      await visit(all[kept], PAGE, 'document')
      expect(cache.kept.size).toBe(1)
    },
  )
})
