import { useEffect } from 'react'
import { parseTrashQuery, trashParameters } from '@/collections/trashQuery'
import { useTrashPage } from '@/collections/trashQueries'
import { ADMIN_LIST_PAGE_SIZE } from '@/config/constants'
import { ensureGlyphs } from '@/lib/ensureGlyphs'
import { useListAddress } from '../list/useListAddress'

/** The posts that the address asks for, and how they may be looked at. */
export function useTrashPosts() {
  const [query, change] = useListAddress(parseTrashQuery, trashParameters)
  const list = useTrashPage(query)
  const posts = list.data?.posts
  useEffect(() => void ensureGlyphs((posts ?? []).map(({ title }) => title).join(' ')), [posts])
  const pages = Math.max(1, Math.ceil((list.data?.total ?? 0) / ADMIN_LIST_PAGE_SIZE))

  // What was taken out emptied the page of the address: the last one that is left is meant.
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
    /** Search or kind hide posts. */
    filtered: query.search !== '' || query.kind !== 'all',
  }
}

export type ShownTrash = ReturnType<typeof useTrashPosts>
