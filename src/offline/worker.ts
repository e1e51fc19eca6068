// The service worker: what a visitor has seen opens without a network. `scripts/build/prerender/worker.ts` builds it.
import { clientsClaim } from 'workbox-core'
import { registerRoute } from 'workbox-routing'
import { TAKE_OVER } from './messages'
import { askedToKeep, dropOldCode, keepCode, renewCode } from './receivedCode'
import { isDesk, isReceivedPage, keptAs, type Site } from './rules'
import { receiveShare } from './share'
import { receivedPage, strategies } from './strategies'
import { cacheName } from '@/config/caches'

/** What the build tells its worker. */
declare const OFFLINE_BUILD: {
  base: string
  backend: string
  /** The address of the shell, and what its bytes are known by: another shell makes another worker. */
  shell: { url: string; revision: string }
  /** The files that the shell needs. */
  core: readonly string[]
  /** The files that the page of received photographs runs on. */
  received: readonly string[]
}

/** The part of a worker's world that is used here. */
interface WorkerWorld {
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
declare const self: WorkerWorld

const { base, backend, shell, core, received } = OFFLINE_BUILD
const site: Site = { origin: self.location.origin, base, backend }

const codeCache = cacheName('received', base)
const shellAnswer = async () => (await caches.open(cacheName('shell', base))).match(shell.url)

const keep = strategies({
  base,
  isDesk: async (id) => {
    const client = await self.clients.get(id)
    return client ? isDesk(client.url, site) : null
  },
  shell: shellAnswer,
  code: (request) => caches.match(request, { cacheName: codeCache, ignoreVary: true }),
})

/** Fetched past every cache. A host that keeps endings out of addresses leads on: a navigation takes no such answer as it is. */
async function keepShell() {
  const answer = await fetch(shell.url, { cache: 'reload' })
  if (!answer.ok) throw new Error(`The shell answers with ${answer.status}.`)
  const { status, headers } = answer
  const cache = await caches.open(cacheName('shell', base))
  await cache.put(shell.url, new Response(await answer.blob(), { status, headers }))
}

async function keepCore(event: ExtendableEvent) {
  const kept = core.map(async (url) => {
    const [answered, done] = keep.assets.handleAll({ event, request: new Request(url) })
    await answered
    await done
  })
  await Promise.all(kept)
}

const asked = ({ url, headers }: Request) => ({ url, signed: headers.has('Authorization') })

registerRoute(
  ({ request }) => request.mode === 'navigate' && isReceivedPage(request.url, site),
  receivedPage(shellAnswer),
)
registerRoute(
  ({ request }) => isReceivedPage(request.url, site),
  ({ request }) => receiveShare(request, site),
  'POST',
)
for (const [kept, strategy] of Object.entries(keep))
  registerRoute(({ request }) => keptAs(asked(request), site) === kept, strategy)

self.addEventListener('install', (event) => {
  // Without its new code that page needs a network again, and no more than that.
  const code = renewCode(codeCache, received).catch(() => undefined)
  event.waitUntil(Promise.all([code, keepCore(event).then(keepShell)]))
})
self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldCode(codeCache, received).catch(() => undefined))
})
self.addEventListener('message', (event) => {
  const { data } = event
  if (typeof data === 'object' && data !== null && 'type' in data && data.type === TAKE_OVER.type)
    void self.skipWaiting()
  const fonts = askedToKeep(data, site)
  if (fonts) event.waitUntil(keepCode(codeCache, [...received, ...fonts]).catch(() => undefined))
})
clientsClaim()
