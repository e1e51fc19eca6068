import { useQuery } from '@tanstack/react-query'
import type { Collection } from '../collections'
import { queryClient } from '../read/queryClient'
import { OWNER_KEY } from './ownerQueries'
import { listPostVersions } from './postVersions'

/** The earlier versions of a post. Never served from the cache. */
export function usePostVersions(collection: Collection, id: number) {
  return useQuery(
    {
      queryKey: [OWNER_KEY, collection.key, 'versions', id],
      meta: { table: collection.table },
      queryFn: ({ signal }: { signal: AbortSignal }) => listPostVersions(collection, id, signal),
      staleTime: 0,
      gcTime: 0,
    },
    queryClient,
  )
}
