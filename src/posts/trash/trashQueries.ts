import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { TrashQuery } from '../owner/ownerListQuery'
import { TRASH_KEY } from '../owner/ownerQueries'
import { queryClient } from '../read/queryClient'
import { listTrash, getTrashSummary, type TrashPage } from './trash'

const meta = { table: 'trash' }

function trashPage(query: TrashQuery) {
  return queryOptions({
    queryKey: [...TRASH_KEY, 'list', query],
    meta,
    queryFn: ({ signal }) => listTrash(query, signal),
    // Another tab or device may have changed it: cached values are shown and always refetched.
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

/** One page of the trash. The previous page stays visible while the next one loads. */
export function useTrashPage(query: TrashQuery) {
  return useQuery(trashPage(query), queryClient)
}

/** The totals of the trash. */
export function useTrashSummary() {
  return useQuery(
    {
      queryKey: [...TRASH_KEY, 'weight'],
      meta,
      queryFn: ({ signal }: { signal: AbortSignal }) => getTrashSummary(signal),
      staleTime: 0,
    },
    queryClient,
  )
}

/** Removes posts from every cached page of the trash before the server confirms. Returns a function that undoes it. */
export async function removeFromTrashOptimistically(keys: ReadonlySet<string>): Promise<() => void> {
  const queryKey = [...TRASH_KEY, 'list']
  await queryClient.cancelQueries({ queryKey })
  const before = queryClient.getQueriesData<TrashPage>({ queryKey })
  queryClient.setQueriesData<TrashPage>({ queryKey }, (page) => {
    const posts = page?.posts.filter(({ key }) => !keys.has(key))
    return page && posts && { posts, total: page.total - (page.posts.length - posts.length) }
  })
  return () => {
    for (const [key, page] of before) queryClient.setQueryData(key, page)
  }
}
