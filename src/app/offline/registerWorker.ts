import { fullAddress, withBase, withoutBase } from '@/config/base'
import { env } from '@/config/env'
import { TRUSTED_TYPES } from '@/config/trustedTypes'
import { warnOnce } from '@/lib/logger'
import { trustScript } from '@/lib/browser/trustedScripts'
import { type Address, keepThese, WORKER_FILE } from '@/offline/messages'
import { isDeskAddress } from '../deskAddress'
import { noteVisits, type Sighting, shownPage } from './noteVisits'
import { offerUpdates } from './offerUpdates'

/** How often a tab that stays open looks for a new release, in ms. */
const LOOK_EVERY_MS = 60 * 60 * 1000

/**
 * Registers the service worker and, from when it serves this page, notes what is visited and what was before. Rejects
 * where the browser refuses one.
 */
export async function registerWorker(seenSoFar: () => readonly Sighting[]) {
  const workers = navigator.serviceWorker
  const file = trustScript(TRUSTED_TYPES.serviceWorker, withBase(`/${WORKER_FILE}`))
  const registration = await workers.register(file, { updateViaCache: 'none' })
  offerUpdates(registration)
  lookForUpdates(registration)
  warnIfRefused(registration)
  const begin = async (isFirst: boolean) => {
    const seen = seenSoFar()
    // What the desk loaded, where it has taken this document over, is none of the worker's.
    if (isDeskAddress(withoutBase(window.location.pathname))) return
    noteVisits(seen)
    keep(isFirst ? await loadedBefore(seen) : filesOfDocument())
  }
  if (workers.controller) void begin(false)
  else workers.addEventListener('controllerchange', () => void begin(true), { once: true })
}

/** Has the worker keep these. */
const keep = (files: readonly string[]) =>
  navigator.serviceWorker.controller?.postMessage(keepThese([...new Set(files)].map(asVisitor)))

/** Addresses of the pages that were visited before there was a worker, and of their files. */
async function loadedBefore(seen: readonly Sighting[]): Promise<string[]> {
  const pages = documentsOf(seen)
  // By the time the documents have been read, the desk may have loaded its own.
  const files = [...loaded(), ...filesOfDocument()]
  const named = await Promise.all(pages.map(filesOf))
  return [...pages, ...named.flat(), ...files]
}

/** The documents of the pages that were visited before there was a worker. */
function documentsOf(seen: readonly Sighting[]): string[] {
  const { origin, pathname } = window.location
  const pages = seen.flatMap((sighting) => shownPage(...sighting) ?? [])
  return [...new Set([origin + pathname, ...pages.map(({ path }) => fullAddress(path))])]
}

const textAt = (address: string): Promise<string> =>
  fetch(address)
    .then((answer) => answer.text())
    .catch(() => '')

const FILES = /\s(?:href|src)="([^"]+\.(?:css|js|woff2))"/g

/**
 * The stylesheets, scripts and fonts that a document names. Those of a page that was shown after a route change were not
 * requested by this document under these names.
 */
async function filesOf(page: string): Promise<string[]> {
  const html = await textAt(page)
  return Array.from(html.matchAll(FILES), ([, address = '']) => new URL(address, page).href)
}

/** What has failed would fail again, as every rendition does where a project has no image transforms. */
const hasFailed = (entry: PerformanceEntry) =>
  'responseStatus' in entry && Number(entry.responseStatus) >= 400

const loaded = () =>
  performance.getEntriesByType('resource').flatMap((entry) => (hasFailed(entry) ? [] : entry.name))

/** The stylesheets of this document: the browser may have answered them from its own cache, past the worker. */
const filesOfDocument = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href }) => href)

/** Rows are asked for as any visitor does, with the site's public key and in nobody's name. */
function asVisitor(url: string): Address {
  const { backend } = env
  if (backend.kind === 'none' || !new URL(url).pathname.startsWith('/rest/')) return url
  return [url, { headers: { apikey: backend.key } }]
}

/** A first worker that never gets ready: its storage is full or refused. */
function warnIfRefused({ installing }: ServiceWorkerRegistration) {
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'redundant' && !navigator.serviceWorker.controller)
      warnOnce('offline', '이 브라우저에 자리가 없어 페이지를 남겨 두지 못했습니다.')
  })
}

function lookForUpdates(registration: ServiceWorkerRegistration) {
  let looked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - looked < LOOK_EVERY_MS) return
    looked = Date.now()
    // Out of reach: the next look or the next visit finds it.
    registration.update().catch(() => undefined)
  })
}
