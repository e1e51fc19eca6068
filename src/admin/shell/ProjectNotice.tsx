import { useSyncExternalStore } from 'react'
import { queryClient } from '@/posts/queryClient'
import type { DataError } from '@/supabase/errors'
import { errorMessage, isProjectError } from '../components/errorMessage'
import { WarnIcon } from '../components/icons'
import styles from './ProjectNotice.module.scss'

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

/** Tells the owner once, above the page, why nothing of the project responds. */
export function ProjectNotice() {
  const error = useProjectError()
  if (!error) return null
  return (
    <p className={styles.notice} role="alert">
      <WarnIcon /> {errorMessage(error)}
    </p>
  )
}
