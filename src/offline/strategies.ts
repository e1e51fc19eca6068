// Caching strategy for each kind of response.
import type { WorkboxPlugin } from 'workbox-core/types'
import { ExpirationPlugin } from 'workbox-expiration'
import {
  CacheFirst,
  NetworkFirst,
  NetworkOnly,
  StaleWhileRevalidate,
  type Strategy,
} from 'workbox-strategies'
import { CACHED_STATUS, cacheName } from '@/config/cacheName'
import { isCacheable, type CacheKind, pageCacheKey, parseCopyUrl } from './cacheRules'

/** Time to wait for the network before a cached response is used, in s. */
export const NETWORK_TIMEOUT_S = 3

const DAYS_30_S = 30 * 24 * 60 * 60

interface CacheLimit {
  /** The least recently used entries are evicted first. */
  maxEntries: number
  maxAgeSeconds?: number
}

/** Assets never expire, because their names contain a hash. Pictures have room for two of the longest episodes. */
const LIMITS: Readonly<Record<CacheKind, CacheLimit>> = {
  pages: { maxEntries: 60, maxAgeSeconds: DAYS_30_S },
  assets: { maxEntries: 400 },
  files: { maxEntries: 40, maxAgeSeconds: DAYS_30_S },
  rows: { maxEntries: 120, maxAgeSeconds: DAYS_30_S },
  pictures: { maxEntries: 400, maxAgeSeconds: DAYS_30_S },
}

interface StrategyOptions {
  /** The site's base path. It separates sites on one origin. */
  base: string
  /** Returns whether a client is an admin page, or null if the client no longer exists. */
  isAdmin: (clientId: string) => Promise<boolean | null>
  /** Returns the site's shell, used for pages that are neither reachable nor cached. */
  shell: (request: Request) => Promise<Response | undefined>
  /** Returns a cached file of the page of received photos. */
  code: (request: Request) => Promise<Response | undefined>
}

/** Requests pictures of another origin with CORS. Opaque responses would count with a padded size towards the quota. */
const withCors: WorkboxPlugin = {
  requestWillFetch: async ({ request }) =>
    request.mode === 'no-cors' ? new Request(request.url, { mode: 'cors', credentials: 'omit' }) : request,
  handlerDidError: ({ request }) => fetch(request),
}

/** Serves the widest cached copy of a picture if the requested one cannot be loaded. */
const withAnyCopy = (base: string): WorkboxPlugin => ({
  handlerDidError: async ({ request }) => {
    const asked = parseCopyUrl(request.url, base)
    if (!asked) return undefined
    const cache = await caches.open(cacheName('pictures', base))
    const widthOf = ({ url }: Request) => {
      const copy = parseCopyUrl(url, base)
      return copy?.picture === asked.picture ? copy.width : 0
    }
    const [widest] = (await cache.keys()).toSorted((one, other) => widthOf(other) - widthOf(one))
    return widest && widthOf(widest) > 0 ? cache.match(widest, { ignoreVary: true }) : undefined
  },
})

/** Key of a refused response in the state that the callbacks of one request share. */
const REFUSAL = 'refusal'
/** Statuses with which Supabase refuses every request of a project: over its quota (402) or paused (540). */
const PROJECT_UNAVAILABLE: readonly number[] = [402, 540]

/** Marks cached rows, so that pages prefer those of the last build. */
const markRows: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse &&
    new Response(cachedResponse.body, { status: CACHED_STATUS, headers: cachedResponse.headers }),
}

const ignoreQuery: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => pageCacheKey(request.url),
}

/** Evicts old entries. When the quota is exceeded, clears every cache except the site's own assets. */
function expiration(kind: CacheKind): WorkboxPlugin {
  const plugin = new ExpirationPlugin({ ...LIMITS[kind], purgeOnQuotaError: kind !== 'assets' })
  // oxlint-disable-next-line no-unsafe-type-assertion -- its types allow an undefined callback, which this one never has
  return plugin as WorkboxPlugin
}

/** Returns the client id of an event. Empty for navigations and for files from `cacheUrlsMessage`. */
const clientIdOf = (event: Event) =>
  'clientId' in event && typeof event.clientId === 'string' ? event.clientId : ''

/** Creates the strategy for each kind. */
export function createStrategies({
  base,
  isAdmin,
  shell,
  code,
}: StrategyOptions): Record<CacheKind, Strategy> {
  const onlyVisitors: WorkboxPlugin = {
    cacheWillUpdate: async ({ response, event }) => {
      const { status, redirected, headers } = response
      if (!isCacheable({ status, redirected, length: headers.get('Content-Length') })) return null
      const client = clientIdOf(event)
      return client === '' || (await isAdmin(client)) === false ? response : null
    },
  }
  // Visitors keep the cached rows of a project that refuses requests. Without a cached response they get the server's own.
  const keepRows: WorkboxPlugin = {
    fetchDidSucceed: async ({ response, event, state = {} }) => {
      if (!PROJECT_UNAVAILABLE.includes(response.status) || (await isAdmin(clientIdOf(event))) !== false)
        return response
      state[REFUSAL] = response
      throw new Error(`HTTP ${response.status}`)
    },
    handlerDidError: async ({ state }) => {
      const refusal: unknown = state?.[REFUSAL]
      return refusal instanceof Response ? refusal : undefined
    },
  }
  const settings = (kind: CacheKind, ...plugins: WorkboxPlugin[]) => ({
    cacheName: cacheName(kind, base),
    matchOptions: { ignoreVary: true },
    plugins: [onlyVisitors, ...plugins, expiration(kind)],
  })
  const timeout = { networkTimeoutSeconds: NETWORK_TIMEOUT_S }
  return {
    pages: new NetworkFirst({
      ...settings('pages', ignoreQuery, { handlerDidError: ({ request }) => shell(request) }),
      ...timeout,
    }),
    rows: new NetworkFirst({ ...settings('rows', keepRows, markRows), ...timeout }),
    assets: new CacheFirst(settings('assets', { handlerDidError: ({ request }) => code(request) })),
    files: new StaleWhileRevalidate(settings('files')),
    pictures: new CacheFirst(settings('pictures', withAnyCopy(base), withCors)),
  }
}

/** Strategy for the page of received photos: never cached, falls back to the shell when the network does not respond. */
export const receivedPageStrategy = (shell: () => ReturnType<StrategyOptions['shell']>): Strategy =>
  new NetworkOnly({ networkTimeoutSeconds: NETWORK_TIMEOUT_S, plugins: [{ handlerDidError: shell }] })
