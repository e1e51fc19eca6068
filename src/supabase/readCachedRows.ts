import { cacheName } from '@/config/cacheName'
import { logger } from '@/lib/logger'

/** Returns whether a cached response contains rows of a table. */
const isTableUrl = (url: string, table: string) => new URL(url).pathname.endsWith(`/rest/v1/${table}`)

async function rowsIn(cache: Cache, request: Request): Promise<unknown[]> {
  const rows: unknown = await (await cache.match(request, { ignoreVary: true }))?.json()
  return Array.isArray(rows) ? rows : []
}

/**
 * Returns the rows of a table that the service worker cached on earlier visits. A row occurs once per cached response.
 * Never rejects.
 */
export async function readCachedRows(table: string): Promise<unknown[]> {
  try {
    const name = cacheName('rows', import.meta.env.BASE_URL)
    // `caches.open` would create a missing cache.
    if (!('caches' in globalThis) || !(await caches.has(name))) return []
    const cache = await caches.open(name)
    const requests = (await cache.keys()).filter(({ url }) => isTableUrl(url, table))
    return (await Promise.all(requests.map((request) => rowsIn(cache, request)))).flat()
  } catch (error) {
    logger.warn(table, error)
    return []
  }
}
