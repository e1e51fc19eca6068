import { useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router-data'
import { parseTrashQuery, trashParameters, type TrashQuery } from '@/collections/trashQuery'
import { useTrashPage } from '@/collections/trashQueries'
import { ADMIN_LIST_PAGE_SIZE } from '@/config/constants'

/** The posts that the address asks for, and how they may be looked at. */
export function useTrashPosts() {
  const [parameters, setParameters] = useSearchParams()
  const query = useMemo(() => parseTrashQuery(parameters), [parameters])
  const list = useTrashPage(query)
  const pages = Math.max(1, Math.ceil((list.data?.total ?? 0) / ADMIN_LIST_PAGE_SIZE))

  function change(part: Partial<TrashQuery>) {
    // Turning a page is a step that Back undoes; refining the search is not.
    setParameters(trashParameters({ ...query, page: 1, ...part }), { replace: part.page === undefined })
  }
  // What was taken out emptied the page of the address: the last one that is left is meant.
  const beyond = list.isSuccess && !list.isPlaceholderData && query.page > pages
  useEffect(() => {
    if (beyond) change({ page: pages })
  })

  return {
    query,
    change,
    list,
    posts: list.data?.posts ?? [],
    pages,
    /** Search or kind hide posts. */
    filtered: query.search !== '' || query.kind !== 'all',
  }
}

export type ShownTrash = ReturnType<typeof useTrashPosts>
