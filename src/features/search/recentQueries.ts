import { localSafeStorage, type SafeStorage } from '@/lib/storage/safeStorage'
import { normalizeQuery } from './match/normalizeText'

const STORAGE_KEY = 'blank-page-search-recent'
const MAX_QUERIES = 6

/** Loads the recent queries, latest first. Invalid entries are dropped. */
export function loadRecentQueries(storage: SafeStorage = localSafeStorage): string[] {
  try {
    const list: unknown = JSON.parse(storage.get(STORAGE_KEY) ?? '[]')
    if (!Array.isArray(list)) return []
    const queries = list.filter((query): query is string => typeof query === 'string').map(normalizeQuery)
    return [...new Set(queries)].filter((query) => query !== '').slice(0, MAX_QUERIES)
  } catch {
    return []
  }
}

function saveQueries(queries: readonly string[], storage: SafeStorage): readonly string[] {
  if (queries.length === 0) storage.remove(STORAGE_KEY)
  else storage.set(STORAGE_KEY, JSON.stringify(queries))
  return queries
}

/** Stores a query as the latest, in this browser only. */
export function rememberQuery(query: string, storage: SafeStorage = localSafeStorage) {
  const latest = normalizeQuery(query)
  if (latest === '') return
  const others = loadRecentQueries(storage).filter((other) => other !== latest)
  saveQueries([latest, ...others].slice(0, MAX_QUERIES), storage)
}

/** Removes one query, or all if none is given. Returns the remaining ones. */
export function forgetQuery(query?: string, storage: SafeStorage = localSafeStorage): readonly string[] {
  const remaining = query === undefined ? [] : loadRecentQueries(storage).filter((other) => other !== query)
  return saveQueries(remaining, storage)
}
