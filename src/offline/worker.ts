// The service worker: visited pages open offline. `scripts/build/prerender/worker.ts` builds it.
import { clientsClaim } from 'workbox-core'
import { registerRoute } from 'workbox-routing'
import { cacheName } from '@/config/cacheName'
import { isAdmin, isReceivedPage, cacheKindOf, type Site } from './cacheRules'
import { SKIP_WAITING_MESSAGE } from './messages'
import { parseCacheRequest, deleteOldCode, addToCodeCache, updateCodeCache } from './receivedPageCode'
import { receiveShare } from './receiveShare'
import { receivedPageStrategy, createStrategies } from './strategies'

interface Shell {
  url: string
  /** The base path, or `/en` below it. */
  pages: string
  revision: string
}

/** Injected by the build. */
declare const OFFLINE_BUILD: {
  base: string
  backend: string
  /** URL of each language's shell, start of its pages' URLs, and hash of its content, so that a changed shell changes the worker. */
  shells: readonly [Shell, ...Shell[]]
  /** Files that the shells need. */
  core: readonly string[]
  /** Files that the page of received photos needs. */
  received: readonly string[]
}

/** The part of `ServiceWorkerGlobalScope` that is used here. */
interface WorkerScope {
  location: Location
  clients: { get: (id: string) => Promise<{ url: string } | undefined> }
  skipWaiting: () => Promise<void>
  addEventListener: (
    type: 'install' | 'activate' | 'message',
    listener: (event: ExtendableEvent & { data?: unknown }) => void,
  ) => void
}
interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}
declare const self: WorkerScope

const { base, backend, shells, core, received } = OFFLINE_BUILD
const site: Site = { origin: self.location.origin, base, backend }

const codeCache = cacheName('received', base)
const [ownShell] = shells

/** Returns the shell for a page in its language. */
async function getShell(page: string = ownShell.pages) {
  const { pathname } = new URL(page, self.location.origin)
  const shell =
    shells.findLast(({ pages }) => `${pathname}/`.startsWith(pages.replace(/\/?$/, '/'))) ?? ownShell
  return (await caches.open(cacheName('shell', base))).match(shell.url)
}

const strategies = createStrategies({
  base,
  isAdmin: async (id) => {
    const client = await self.clients.get(id)
    return client ? isAdmin(client.url, site) : null
  },
  shell: ({ url }) => getShell(url),
  code: (request) => caches.match(request, { cacheName: codeCache, ignoreVary: true }),
})

/**
 * Caches a shell, bypassing the HTTP cache. Copies the response, because a host that removes `.html` from URLs redirects
 * it, and navigations reject redirected responses.
 */
async function cacheShell(shell: Shell) {
  const response = await fetch(shell.url, { cache: 'reload' })
  if (!response.ok) throw new Error(`The shell responded with ${response.status}.`)
  const { status, headers } = response
  const cache = await caches.open(cacheName('shell', base))
  await cache.put(shell.url, new Response(await response.blob(), { status, headers }))
}

async function cacheCore(event: ExtendableEvent) {
  const requests = core.map(async (url) => {
    const [response, done] = strategies.assets.handleAll({ event, request: new Request(url) })
    await response
    await done
  })
  await Promise.all(requests)
}

const readRequest = ({ url, headers }: Request) => ({ url, isAuthorized: headers.has('Authorization') })

registerRoute(
  ({ request }) => request.mode === 'navigate' && isReceivedPage(request.url, site),
  receivedPageStrategy(() => getShell()),
)
registerRoute(
  ({ request }) => isReceivedPage(request.url, site),
  ({ request }) => receiveShare(request, site),
  'POST',
)
for (const [kind, strategy] of Object.entries(strategies))
  registerRoute(({ request }) => cacheKindOf(readRequest(request), site) === kind, strategy)

self.addEventListener('install', (event) => {
  // Failing to update this code must not fail the installation: that page only needs the network again.
  const code = updateCodeCache(codeCache, received).catch(() => undefined)
  event.waitUntil(Promise.all([code, cacheCore(event).then(() => Promise.all(shells.map(cacheShell)))]))
})
self.addEventListener('activate', (event) => {
  event.waitUntil(deleteOldCode(codeCache, received).catch(() => undefined))
})
self.addEventListener('message', (event) => {
  const { data } = event
  if (typeof data === 'object' && data !== null && 'type' in data && data.type === SKIP_WAITING_MESSAGE.type)
    void self.skipWaiting()
  const fonts = parseCacheRequest(data, site)
  if (fonts) event.waitUntil(addToCodeCache(codeCache, [...received, ...fonts]).catch(() => undefined))
})
clientsClaim()
