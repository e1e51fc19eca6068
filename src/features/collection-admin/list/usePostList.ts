import { useEffect } from 'react'
import type { Collection } from '@/collections/definition'
import { useOwnerList } from '@/collections/ownerQueries'
import { ownerListParameters, parseOwnerListQuery } from '@/collections/ownerQuery'
import { ADMIN_LIST_PAGE_SIZE } from '@/config/constants'
import { ensureGlyphs } from '@/lib/ensureGlyphs'
import { useListAddress } from './useListAddress'

/** The rows that the address asks for, and how they may be looked at. */
export function usePostList(collection: Collection) {
  const [query, change] = useListAddress(parseOwnerListQuery, ownerListParameters)
  const list = useOwnerList(collection, query)

  const posts = list.data?.posts
  useEffect(() => void ensureGlyphs((posts ?? []).map(({ title }) => title).join(' ')), [posts])
  const pages = Math.max(1, Math.ceil((list.data?.total ?? 0) / ADMIN_LIST_PAGE_SIZE))
  const filtered = query.search !== '' || query.status !== 'all'
  const ordered = query.sort === 'position'

  // Deletions emptied the page of the address: the last one that is left is meant.
  const beyond = list.isSuccess && !list.isPlaceholderData && query.page > pages
  useEffect(() => {
    if (beyond) change({ page: pages })
  })

  return {
    query,
    change,
    list,
    posts: posts ?? [],
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
