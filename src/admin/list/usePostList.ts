import type { Collection } from '@/posts/definition'
import { useOwnerList } from '@/posts/ownerQueries'
import { ownerListParameters, parseOwnerListQuery } from '@/posts/ownerQuery'
import { useListAddress } from './useListAddress'
import { useListPage } from './useListPage'

/** The rows that the address asks for, and how they may be looked at. */
export function usePostList(collection: Collection) {
  const [query, change] = useListAddress(parseOwnerListQuery, ownerListParameters)
  const list = useOwnerList(collection, query)
  const { posts, pages } = useListPage(list, query.page, (page) => change({ page }))
  const filtered = query.search !== '' || query.status !== 'all'
  const ordered = query.sort === 'position'

  return {
    query,
    change,
    list,
    posts,
    pages,
    /** Search or status hide rows. */
    filtered,
    /** Whether rows can be moved: the whole list, in its hand-made order. */
    placing: ordered && !filtered,
    /** The order is the hand-made one and something hides rows of it. */
    placingHint: ordered && filtered,
  }
}

export type ShownList = ReturnType<typeof usePostList>
