// The code of the page of received photographs, the only part of the desk that is kept: once it has been opened here, it opens
// without a network, too. What the desk reads of the backend never is.
import { KEEP_CODE } from '@/lib/storage/receivedPhotos'
import { keptAs, type Site } from './rules'

/** More fonts than any page of the desk shows. */
const MOST_FONTS = 60

const isFont = (url: string) => url.endsWith('.woff2')
const addresses = (files: readonly string[]) =>
  new Set(files.map((file) => new URL(file, self.location.origin).href))

/** The font files that a page has named in its request to keep the code; none of anything else that it says. */
function fontsNamed(message: object, site: Site): string[] {
  const named = 'fonts' in message && Array.isArray(message.fonts) ? message.fonts : []
  return named
    .filter((url: unknown): url is string => typeof url === 'string' && URL.canParse(url) && isFont(url))
    .filter((url) => keptAs({ url, signed: false }, site) === 'assets')
    .slice(0, MOST_FONTS)
}

/** What is to be kept beside `code`, if that is what a message asks for; else null. */
export function askedToKeep(message: unknown, site: Site): string[] | null {
  if (typeof message !== 'object' || message === null || !('type' in message)) return null
  return message.type === KEEP_CODE ? fontsNamed(message, site) : null
}

/** Keeps these files as well: all of them, or as it was. It drops none, for a worker that waits may have kept others here. */
export async function keepCode(cacheName: string, files: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName)
  const there = new Set((await cache.keys()).map(({ url }) => url))
  await cache.addAll([...addresses(files)].filter((url) => !there.has(url)))
}

/**
 * Drops the files of older releases, once a worker has taken over. Of fonts, which only the open page can name, the newest
 * stay.
 */
export async function dropOldCode(cacheName: string, files: readonly string[]): Promise<void> {
  if (!(await caches.has(cacheName))) return
  const cache = await caches.open(cacheName)
  const wanted = addresses(files)
  const others = (await cache.keys()).filter(({ url }) => !wanted.has(url))
  const fonts = others.filter(({ url }) => isFont(url)).slice(-MOST_FONTS)
  await Promise.all(others.filter((file) => !fonts.includes(file)).map((file) => cache.delete(file)))
}

/** Adds the files of a new release, where those of an older one have been kept. */
export async function renewCode(cacheName: string, files: readonly string[]): Promise<void> {
  if (await caches.has(cacheName)) await (await caches.open(cacheName)).addAll([...files])
}
