import { useQuery } from '@tanstack/react-query'
import type { Collection } from './definition'
import { OWNER } from './ownerQueries'
import { listPostVersions } from './postVersions'
import { queryClient } from './queryClient'

/** The earlier versions of a post, always read anew. */
export function usePostVersions(collection: Collection, id: number) {
  return useQuery(
    {
      queryKey: [OWNER, collection.key, 'versions', id],
      meta: { table: collection.table },
      queryFn: ({ signal }: { signal: AbortSignal }) => listPostVersions(collection, id, signal),
      staleTime: 0,
      gcTime: 0,
    },
    queryClient,
  )
}
