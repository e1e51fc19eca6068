import { parseUrl } from '@/lib/parseUrl'
// Caches the code of the page of received photos, the only admin page that works offline after a first visit. Backend
// responses to admin pages are never cached.
import { CACHE_PAGE_MESSAGE } from '@/lib/storage/receivedPhotos'
import { cacheKindOf, type Site } from './cacheRules'

/** More than any admin page uses. */
const MAX_FONTS = 60

const isFont = (url: string) => url.endsWith('.woff2')
const absoluteUrls = (files: readonly string[]) =>
  new Set(files.map((file) => new URL(file, self.location.origin).href))

/** Returns the font URLs in a page's message. Ignores all other URLs. */
function fontUrls(message: object, site: Site): string[] {
  const urls = 'fonts' in message && Array.isArray(message.fonts) ? message.fonts : []
  return urls
    .filter((url: unknown): url is string => typeof url === 'string' && parseUrl(url) !== null && isFont(url))
    .filter((url) => cacheKindOf({ url, isAuthorized: false }, site) === 'assets')
    .slice(0, MAX_FONTS)
}

/** Returns the fonts to cache in addition to the page's code if the message requests caching, or else null. */
export function parseCacheRequest(message: unknown, site: Site): string[] | null {
  if (typeof message !== 'object' || message === null || !('type' in message)) return null
  return message.type === CACHE_PAGE_MESSAGE ? fontUrls(message, site) : null
}

/** Adds all files to the cache, or none if one fails. Deletes nothing, because a waiting worker may have added files. */
export async function addToCodeCache(cacheName: string, files: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName)
  const cached = new Set((await cache.keys()).map(({ url }) => url))
  await cache.addAll([...absoluteUrls(files)].filter((url) => !cached.has(url)))
}

/**
 * Deletes the files of older releases after a worker has activated. Keeps the newest fonts, because only an open page can
 * list the fonts that it needs.
 */
export async function deleteOldCode(cacheName: string, files: readonly string[]): Promise<void> {
  if (!(await caches.has(cacheName))) return
  const cache = await caches.open(cacheName)
  const current = absoluteUrls(files)
  const others = (await cache.keys()).filter(({ url }) => !current.has(url))
  const fonts = others.filter(({ url }) => isFont(url)).slice(-MAX_FONTS)
  await Promise.all(others.filter((file) => !fonts.includes(file)).map((file) => cache.delete(file)))
}

/** Adds the files of a new release if the page's code was cached before. */
export async function updateCodeCache(cacheName: string, files: readonly string[]): Promise<void> {
  if (await caches.has(cacheName)) await (await caches.open(cacheName)).addAll([...files])
}
