import { useCallback } from 'react'
import type { Collection } from '@/posts/collections'
import {
  initialListQuery,
  ownerListParameters,
  parseOwnerListQuery,
  type OwnerListQuery,
} from '@/posts/owner/ownerListQuery'
import { useOwnerList } from '@/posts/owner/ownerQueries'
import { useListPage } from './useListPage'
import { useListQuery } from './useListQuery'

/** Returns the list for the query in the address. */
export function usePostList(collection: Collection) {
  const initial = initialListQuery(collection)
  const read = useCallback(
    (parameters: URLSearchParams) => parseOwnerListQuery(parameters, initial),
    [initial],
  )
  const write = (next: OwnerListQuery) => ownerListParameters(next, initial)
  const [query, change] = useListQuery(read, write)
  const list = useOwnerList(collection, query)
  const { posts, pages } = useListPage(list, query.page, (page) => change({ page }))
  const filtered = query.search !== '' || query.status !== 'all' || query.series !== ''
  const ordered = query.sort === 'position'

  return {
    query,
    change,
    /** Clears the search and the filters. */
    clear: () => change(initial),
    list,
    posts,
    pages,
    /** A search, status or series filter is set. */
    filtered,
    /** True if rows can be moved: the list is unfiltered and in manual order. */
    sortable: ordered && !filtered,
    /** The list is in manual order but filtered, so rows cannot be moved. */
    showSortingHint: ordered && filtered,
  }
}

export type PostListState = ReturnType<typeof usePostList>
