import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { TRASH } from './ownerQueries'
import { queryClient } from './queryClient'
import { listTrash, weighTrash, type TrashPage } from './trash'
import type { TrashQuery } from './trashQuery'

const meta = { table: 'trash' }

function trashPage(query: TrashQuery) {
  return queryOptions({
    queryKey: [...TRASH, 'list', query],
    meta,
    queryFn: ({ signal }) => listTrash(query, signal),
    // Another tab or device may have changed it: always looked at again, shown at once meanwhile.
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

/** One page of the trash; the page before stays on screen while the next one comes. */
export function useTrashPage(query: TrashQuery) {
  return useQuery(trashPage(query), queryClient)
}

/** What lies in the trash altogether. */
export function useTrashWeight() {
  return useQuery(
    {
      queryKey: [...TRASH, 'weight'],
      meta,
      queryFn: ({ signal }: { signal: AbortSignal }) => weighTrash(signal),
      staleTime: 0,
    },
    queryClient,
  )
}

/** Takes posts off every page of the trash before the server says so. Gives the way back. */
export async function takeOffTrashNow(keys: ReadonlySet<string>): Promise<() => void> {
  const queryKey = [...TRASH, 'list']
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
