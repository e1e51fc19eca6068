import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { askOwner } from './askOwner'
import { OWNER } from './ownerQueries'
import { queryClient } from './queryClient'

const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** How many posts visitors see otherwise than they did at a time (ISO 8601). Throws `DataError`. */
export function countChangesSince(since: string, signal: AbortSignal): Promise<number> {
  return askOwner(countSchema, 'count_changes', { since }, signal)
}

/** The same as a query that is asked once there is a time, and always anew. */
export function useChangesSince(since: string | null) {
  return useQuery(
    {
      queryKey: [OWNER, 'changes', since],
      meta: { table: 'count_changes' },
      queryFn: ({ signal }: { signal: AbortSignal }) => countChangesSince(since ?? '', signal),
      staleTime: 0,
      enabled: since !== null,
    },
    queryClient,
  )
}
