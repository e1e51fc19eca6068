import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { valueOf } from '@/data/answers'
import { DataError } from '@/data/errors'
import { ownerClient } from '@/data/ownerClient'
import { OWNER } from './ownerQueries'
import { patient } from './ownerRepository'
import { queryClient } from './queryClient'

const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** How many posts visitors see otherwise than they did at a time (ISO 8601). Throws `DataError`. */
export async function countChangesSince(since: string, signal: AbortSignal): Promise<number> {
  const asked = ownerClient().rpc('count_changes', { since }).retry(false)
  const count = v.safeParse(countSchema, valueOf(await asked.abortSignal(patient(signal)), signal))
  if (!count.success) throw new DataError('malformed', 'The count of changes makes no sense.')
  return count.output
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
