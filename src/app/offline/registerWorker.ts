import { toAbsoluteUrl, withBase, withoutBase } from '@/config/base'
import { env } from '@/config/env'
import { TRUSTED_TYPES } from '@/config/trustedTypes'
import { createTrustedScriptUrl } from '@/lib/browser/createTrustedScriptUrl'
import { warnOnce } from '@/lib/logger'
import { type CachedUrl, cacheUrlsMessage, WORKER_FILE } from '@/offline/messages'
import { isAdminPath } from '../isAdminPath'
import { offerUpdates } from './offerUpdates'
import { recordVisits, type PageView, toVisitedPage } from './recordVisits'

/** Interval of the update checks in an open tab, in ms. */
const UPDATE_INTERVAL_MS = 60 * 60 * 1000

/**
 * Registers the service worker. Once it controls this page, records the earlier page views and all later ones. Rejects if the
 * browser refuses a service worker.
 */
export async function registerWorker(takeViews: () => readonly PageView[]) {
  const workers = navigator.serviceWorker
  const file = createTrustedScriptUrl(TRUSTED_TYPES.serviceWorker, withBase(`/${WORKER_FILE}`))
  const registration = await workers.register(file, { updateViaCache: 'none' })
  offerUpdates(registration)
  checkForUpdates(registration)
  warnIfRefused(registration)
  const start = async (isFirst: boolean) => {
    const views = takeViews()
    // The admin app may have taken over this document. Its files are not cached.
    if (isAdminPath(withoutBase(window.location.pathname))) return
    recordVisits(views)
    cacheUrls(isFirst ? await urlsToCache(views) : stylesheetUrls())
  }
  if (workers.controller) void start(false)
  else workers.addEventListener('controllerchange', () => void start(true), { once: true })
}

/** Sends the URLs to the worker, which caches them. */
const cacheUrls = (urls: readonly string[]) =>
  navigator.serviceWorker.controller?.postMessage(cacheUrlsMessage([...new Set(urls)].map(asVisitor)))

/** Returns the URLs of the pages visited before the worker was registered, and of their files. */
async function urlsToCache(views: readonly PageView[]): Promise<string[]> {
  const pages = documentUrls(views)
  // Collected before the fetches: during them the admin app may load its own files.
  const loaded = [...loadedUrls(), ...stylesheetUrls()]
  const linked = await Promise.all(pages.map(linkedUrls))
  return [...pages, ...linked.flat(), ...loaded]
}

/** Returns the document URLs of the current page and the visited ones. */
function documentUrls(views: readonly PageView[]): string[] {
  const { origin, pathname } = window.location
  const pages = views.flatMap((view) => toVisitedPage(...view) ?? [])
  return [...new Set([origin + pathname, ...pages.map(({ path }) => toAbsoluteUrl(path))])]
}

const fetchText = (address: string): Promise<string> =>
  fetch(address)
    .then((response) => response.text())
    .catch(() => '')

const LINKED_FILES = /\s(?:href|src)="([^"]+\.(?:css|js|woff2))"/g

/**
 * Returns the stylesheets, scripts and fonts linked in a page's static HTML. After a client-side route change this document has not
 * requested all of them itself.
 */
async function linkedUrls(page: string): Promise<string[]> {
  const html = await fetchText(page)
  return Array.from(html.matchAll(LINKED_FILES), ([, address = '']) => new URL(address, page).href)
}

/** Failed requests are skipped because they would fail again, such as renditions without image transforms. */
const hasFailed = (entry: PerformanceEntry) =>
  'responseStatus' in entry && Number(entry.responseStatus) >= 400

/** Returns the URLs of all resources that this document has loaded. */
const loadedUrls = () =>
  performance.getEntriesByType('resource').flatMap((entry) => (hasFailed(entry) ? [] : entry.name))

/** Returns the URLs of this document's stylesheets: the HTTP cache may have served them without the worker. */
const stylesheetUrls = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href }) => href)

/** Adds the public API key to requests for rows, so that they are made as an anonymous visitor. */
function asVisitor(url: string): CachedUrl {
  const { backend } = env
  if (backend.kind === 'none' || !new URL(url).pathname.startsWith('/rest/')) return url
  return [url, { headers: { apikey: backend.key } }]
}

/** Warns if the first worker fails to install because storage is full or refused. */
function warnIfRefused({ installing }: ServiceWorkerRegistration) {
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'redundant' && !navigator.serviceWorker.controller)
      warnOnce('offline', 'This browser has no space to keep pages for offline use.')
  })
}

function checkForUpdates(registration: ServiceWorkerRegistration) {
  let checkedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - checkedAt < UPDATE_INTERVAL_MS) return
    checkedAt = Date.now()
    // On failure the next check or the next visit finds the update.
    registration.update().catch(() => undefined)
  })
}
