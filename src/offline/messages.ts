/** File name of the service worker at the site's root, so that its scope is the whole site. */
export const WORKER_FILE = 'sw.js'

/** Makes a waiting service worker activate. */
export const SKIP_WAITING_MESSAGE = { type: 'SKIP_WAITING' } as const

/** A URL to cache, optionally with request headers. */
export type CachedUrl = string | readonly [url: string, init: { headers: Readonly<Record<string, string>> }]

/** Requests caching of files that the page loaded before the service worker was active. Workbox handles this message. */
export const cacheUrlsMessage = (urls: readonly CachedUrl[]) =>
  ({ type: 'CACHE_URLS', payload: { urlsToCache: urls } }) as const
