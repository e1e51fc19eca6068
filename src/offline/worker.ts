// The service worker: what a visitor has seen opens without a network. `scripts/prerender/worker.ts` builds it.
import { clientsClaim } from 'workbox-core'
import { registerRoute } from 'workbox-routing'
import { TAKE_OVER } from './messages'
import { isDesk, keptAs, type Site } from './rules'
import { strategies } from './strategies'
import { cacheName } from '@/config/caches'

/** What the build tells its worker. */
declare const OFFLINE_BUILD: {
  base: string
  backend: string
  /** The address of the shell, and what its bytes are known by: another shell makes another worker. */
  shell: { url: string; revision: string }
  /** The files that the shell needs. */
  core: readonly string[]
}

/** The part of a worker's world that is used here. */
interface WorkerWorld {
  location: Location
  clients: { get: (id: string) => Promise<{ url: string } | undefined> }
  skipWaiting: () => Promise<void>
  addEventListener: (
    type: 'install' | 'message',
    listener: (event: ExtendableEvent & { data?: unknown }) => void,
  ) => void
}
interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}
declare const self: WorkerWorld

const { base, backend, shell, core } = OFFLINE_BUILD
const site: Site = { origin: self.location.origin, base, backend }

const keep = strategies({
  base,
  isDesk: async (id) => {
    const client = await self.clients.get(id)
    return client ? isDesk(client.url, site) : null
  },
  shell: async () => (await caches.open(cacheName('shell', base))).match(shell.url),
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

for (const [kept, strategy] of Object.entries(keep))
  registerRoute(({ request }) => keptAs(asked(request), site) === kept, strategy)

self.addEventListener('install', (event) => event.waitUntil(keepCore(event).then(keepShell)))
self.addEventListener('message', ({ data }) => {
  if (typeof data === 'object' && data !== null && 'type' in data && data.type === TAKE_OVER.type)
    void self.skipWaiting()
})
clientsClaim()
