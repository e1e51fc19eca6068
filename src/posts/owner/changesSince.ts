import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { queryClient } from '../read/queryClient'
import { OWNER_KEY } from './ownerQueries'
import { callOwnerRpc } from './ownerRequests'

const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** Counts the posts whose public state differs from `since` (ISO 8601). Throws `DataError`. */
export function countChangesSince(since: string, signal: AbortSignal): Promise<number> {
  return callOwnerRpc(countSchema, 'count_changes', { since }, signal)
}

/** Query for `countChangesSince`: disabled while `since` is null, always stale. */
export function useChangesSince(since: string | null) {
  return useQuery(
    {
      queryKey: [OWNER_KEY, 'changes', since],
      meta: { table: 'count_changes' },
      queryFn: ({ signal }: { signal: AbortSignal }) => countChangesSince(since ?? '', signal),
      staleTime: 0,
      enabled: since !== null,
    },
    queryClient,
  )
}
