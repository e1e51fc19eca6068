import { localSafeStorage, type SafeStorage } from '@/lib/storage/safeStorage'
import { normalisedQuery } from './match/normalised'

const KEY = 'blank-page-search-recent'
const MOST = 6

/** What was found here lately, the latest first; what is damaged counts as nothing. */
export function recentQueries(storage: SafeStorage = localSafeStorage): string[] {
  try {
    const list: unknown = JSON.parse(storage.get(KEY) ?? '[]')
    if (!Array.isArray(list)) return []
    const queries = list.filter((query): query is string => typeof query === 'string').map(normalisedQuery)
    return [...new Set(queries)].filter((query) => query !== '').slice(0, MOST)
  } catch {
    return []
  }
}

function keep(queries: readonly string[], storage: SafeStorage): readonly string[] {
  if (queries.length === 0) storage.remove(KEY)
  else storage.set(KEY, JSON.stringify(queries))
  return queries
}

/** Keeps a query as the latest, in this browser alone. */
export function rememberQuery(query: string, storage: SafeStorage = localSafeStorage) {
  const latest = normalisedQuery(query)
  if (latest === '') return
  const others = recentQueries(storage).filter((other) => other !== latest)
  keep([latest, ...others].slice(0, MOST), storage)
}

/** Forgets one query, or all of them; returns what is left. */
export function forgetQuery(query?: string, storage: SafeStorage = localSafeStorage): readonly string[] {
  const left = query === undefined ? [] : recentQueries(storage).filter((other) => other !== query)
  return keep(left, storage)
}
