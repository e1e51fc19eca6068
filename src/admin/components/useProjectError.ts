import { useSyncExternalStore } from 'react'
import { queryClient } from '@/posts/read/queryClient'
import type { DataError } from '@/supabase/errors'
import { isProjectError } from './errorMessage'

const cache = queryClient.getQueryCache()

/** Returns the latest error that concerns the whole project, or null if a query has succeeded since. */
function latestProjectError(): DataError | null {
  let latest: { error: DataError; at: number } | null = null
  let succeededAt = 0
  for (const { state } of cache.getAll()) {
    succeededAt = Math.max(succeededAt, state.dataUpdatedAt)
    const { error, errorUpdatedAt: at } = state
    if (isProjectError(error) && at >= (latest?.at ?? 0)) latest = { error, at }
  }
  return latest && latest.at >= succeededAt ? latest.error : null
}

/** Returns the error for which the project refuses every request, or null. */
export const useProjectError = () =>
  useSyncExternalStore((onChange) => cache.subscribe(onChange), latestProjectError)
