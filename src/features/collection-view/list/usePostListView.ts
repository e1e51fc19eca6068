import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Collection } from '@/collections/definition'
import type { Post } from '@/collections/post'
import { freshenPostList, usePostList } from '@/collections/queries'
import { endReturn, placeToReturnTo, type ReturnPlace } from '../returnPlace'
import { useReturnToPlace } from './useReturnToPlace'

export type PostListState = 'loading' | 'ready' | 'empty' | 'failed'

export interface PostListView<Meta extends object = object> {
  state: PostListState
  posts: readonly Post<Meta>[]
  more: {
    /** Whether the server has more. */
    available: boolean
    loading: boolean
    /** The last try failed; `load` tries again. */
    failed: boolean
    load: () => void
  }
  /** Reads the list again after it failed. */
  retry: () => void
  /** Where the visitor left this list for one of its details, when coming back from there. */
  place: ReturnPlace | null
}

const NONE: readonly never[] = []

/** The posts of a public list and its state, without the way back: a virtualised wall finds its places itself. */
export function usePostPages<Meta extends object>(collection: Collection<Meta>): PostListView<Meta> {
  const [place] = useState(() => placeToReturnTo(collection))
  const query = usePostList(collection, place?.count)
  const { fetchNextPage, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, status } = query
  const posts = query.data ?? NONE

  // Coming from elsewhere, the list starts at its top with what is new.
  useEffect(() => {
    endReturn(collection)
    if (!place) freshenPostList(collection)
  }, [collection, place])

  const load = useCallback(() => {
    if (!isFetchingNextPage) void fetchNextPage()
  }, [fetchNextPage, isFetchingNextPage])
  const more = useMemo(
    () => ({ available: hasNextPage, loading: isFetchingNextPage, failed: isFetchNextPageError, load }),
    [hasNextPage, isFetchNextPageError, isFetchingNextPage, load],
  )
  const retry = useCallback(() => void refetch(), [refetch])
  return { state: stateOf(status, posts.length), posts, more, retry, place }
}

/**
 * Everything a public list page needs: its posts, its state, more of them, and the way back to the same place from a
 * detail (decisions §10.10). Cards carry `data-post-card` and `data-id={cardId(collection, id)}`.
 */
export function usePostListView<Meta extends object>(collection: Collection<Meta>): PostListView<Meta> {
  const view = usePostPages(collection)
  useReturnToPlace(collection, view)
  return view
}

function stateOf(status: 'pending' | 'error' | 'success', count: number): PostListState {
  // Posts that were read stay on show when a later page fails.
  if (count > 0) return 'ready'
  return status === 'pending' ? 'loading' : status === 'error' ? 'failed' : 'empty'
}
