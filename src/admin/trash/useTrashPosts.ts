import { parseTrashQuery, trashParameters } from '@/posts/trashQuery'
import { useTrashPage } from '@/posts/trashQueries'
import { useListAddress } from '../list/useListAddress'
import { useListPage } from '../list/useListPage'

/** The posts that the address asks for, and how they may be looked at. */
export function useTrashPosts() {
  const [query, change] = useListAddress(parseTrashQuery, trashParameters)
  const list = useTrashPage(query)
  const { posts, pages } = useListPage(list, query.page, (page) => change({ page }))

  return {
    query,
    change,
    list,
    posts,
    pages,
    /** Search or kind hide posts. */
    filtered: query.search !== '' || query.kind !== 'all',
  }
}

export type ShownTrash = ReturnType<typeof useTrashPosts>
