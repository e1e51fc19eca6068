import { cacheName } from '@/config/caches'
import { logger } from '@/lib/logger'

/** Whether an answer that is kept holds rows of a table. */
const isOf = (url: string, table: string) => new URL(url).pathname.endsWith(`/rest/v1/${table}`)

async function rowsIn(cache: Cache, request: Request): Promise<unknown[]> {
  const rows: unknown = await (await cache.match(request, { ignoreVary: true }))?.json()
  return Array.isArray(rows) ? rows : []
}

/**
 * Every row of a table that this browser keeps from earlier visits, the same one as often as it was read; none where nothing
 * is kept. Never rejects.
 */
export async function keptRows(table: string): Promise<unknown[]> {
  try {
    const name = cacheName('rows', import.meta.env.BASE_URL)
    // Opening a cache that is not there would make one.
    if (!('caches' in globalThis) || !(await caches.has(name))) return []
    const cache = await caches.open(name)
    const answers = (await cache.keys()).filter(({ url }) => isOf(url, table))
    return (await Promise.all(answers.map((request) => rowsIn(cache, request)))).flat()
  } catch (error) {
    logger.warn(table, error)
    return []
  }
}
