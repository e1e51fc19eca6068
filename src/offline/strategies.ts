// How each kind is answered and kept.
import type { WorkboxPlugin } from 'workbox-core/types'
import { ExpirationPlugin } from 'workbox-expiration'
import {
  CacheFirst,
  NetworkFirst,
  NetworkOnly,
  StaleWhileRevalidate,
  type Strategy,
} from 'workbox-strategies'
import { cacheName } from '@/config/caches'
import { isKeepable, type Kept, pageKey } from './rules'

/** The site's own time to answer before what is kept takes its place, in s. */
export const PATIENCE_S = 3

const DAYS_30_S = 30 * 24 * 60 * 60

interface Limit {
  /** The entries that are used least recently go first. */
  maxEntries: number
  maxAgeSeconds?: number
}

/** How much is kept and how long. Assets never grow old: their names change with what they hold. */
const LIMITS: Readonly<Record<Kept, Limit>> = {
  pages: { maxEntries: 60, maxAgeSeconds: DAYS_30_S },
  assets: { maxEntries: 400 },
  files: { maxEntries: 40, maxAgeSeconds: DAYS_30_S },
  rows: { maxEntries: 120, maxAgeSeconds: DAYS_30_S },
  pictures: { maxEntries: 200, maxAgeSeconds: DAYS_30_S },
}

interface Circumstances {
  /** The site's path, which keeps sites of one origin apart. */
  base: string
  /** Whether a document is the owner's desk, by its id; null when nobody knows it any more. */
  isDesk: (clientId: string) => Promise<boolean | null>
  /** The site's shell, for a page that is neither there nor kept. */
  shell: () => Promise<Response | undefined>
  /** A file of the page of received photographs that is kept apart. */
  code: (request: Request) => Promise<Response | undefined>
}

/** What comes from another origin is asked for in the open, so that its size counts as what it is. */
const inTheOpen: WorkboxPlugin = {
  requestWillFetch: async ({ request }) =>
    request.mode === 'no-cors' ? new Request(request.url, { mode: 'cors', credentials: 'omit' }) : request,
  handlerDidError: ({ request }) => fetch(request),
}

const oneForAllStates: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url),
}

/** Throws away what is too much or too old, and everything but the site's own files when there is no room left. */
function bounded(kept: Kept): WorkboxPlugin {
  const plugin = new ExpirationPlugin({ ...LIMITS[kept], purgeOnQuotaError: kept !== 'assets' })
  // oxlint-disable-next-line no-unsafe-type-assertion -- its types allow an undefined callback, which this one never has
  return plugin as WorkboxPlugin
}

/** The document that an event speaks for; none for a navigation and for what a page has listed. */
const clientOf = (event: Event) =>
  'clientId' in event && typeof event.clientId === 'string' ? event.clientId : ''

/** The strategy of every kind. */
export function strategies({ base, isDesk, shell, code }: Circumstances): Record<Kept, Strategy> {
  const visitorsAlone: WorkboxPlugin = {
    cacheWillUpdate: async ({ response, event }) => {
      const { status, redirected, headers } = response
      if (!isKeepable({ status, redirected, length: headers.get('Content-Length') })) return null
      const client = clientOf(event)
      return client === '' || (await isDesk(client)) === false ? response : null
    },
  }
  const settings = (kept: Kept, ...plugins: WorkboxPlugin[]) => ({
    cacheName: cacheName(kept, base),
    matchOptions: { ignoreVary: true },
    plugins: [visitorsAlone, ...plugins, bounded(kept)],
  })
  const inTime = { networkTimeoutSeconds: PATIENCE_S }
  return {
    pages: new NetworkFirst({
      ...settings('pages', oneForAllStates, { handlerDidError: shell }),
      ...inTime,
    }),
    rows: new NetworkFirst({ ...settings('rows'), ...inTime }),
    assets: new CacheFirst(settings('assets', { handlerDidError: ({ request }) => code(request) })),
    files: new StaleWhileRevalidate(settings('files')),
    pictures: new CacheFirst(settings('pictures', inTheOpen)),
  }
}

/** The page of received photographs: never kept, it opens in the shell where the network does not answer. */
export const receivedPage = (shell: Circumstances['shell']): Strategy =>
  new NetworkOnly({ networkTimeoutSeconds: PATIENCE_S, plugins: [{ handlerDidError: shell }] })
