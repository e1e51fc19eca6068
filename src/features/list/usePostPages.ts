import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Collection } from '@/posts/collections'
import type { Post } from '@/posts/post'
import { refreshStaleList, usePostList } from '@/posts/read/queries'
import type { MetaFilter } from '@/posts/read/repository'
import { useRetry } from '@/ui/useRetry'
import { clearPendingReturn, type SavedScroll, readSavedScroll } from './scrollRestoration'

export type PostListState = 'loading' | 'ready' | 'empty' | 'failed'

export interface PostListView<Meta extends object = object> {
  state: PostListState
  posts: readonly Post<Meta>[]
  more: {
    /** True if the server has more posts. */
    available: boolean
    loading: boolean
    /** True if loading the next page failed; `load` retries. */
    failed: boolean
    load: () => void
  }
  /** True if refreshing the list failed, so that the posts may be stale. */
  outdated: boolean
  /** Loads the list again after a failure. */
  retry: () => void
  /** Scroll position to restore when the visitor returns from a detail; null otherwise. */
  savedScroll: SavedScroll | null
}

const NO_POSTS: readonly never[] = []

/**
 * Loads the posts of a public list page by page. Does not restore the scroll position: virtualised lists do that themselves.
 * `filter` must be the same object on every render.
 */
export function usePostPages<Meta extends object>(
  collection: Collection<Meta>,
  filter?: MetaFilter<Meta>,
): PostListView<Meta> {
  const [savedScroll] = useState(() => readSavedScroll(collection))
  const query = usePostList(collection, { minCount: savedScroll?.count, filter })
  const { fetchNextPage, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, status } = query
  const outdated = query.isRefetchError
  const posts = query.data ?? NO_POSTS
  const state = stateOf(status, posts.length)

  // A visit that does not return from a detail starts at the top with fresh posts.
  useEffect(() => {
    clearPendingReturn(collection)
    if (!savedScroll) refreshStaleList(collection, filter)
  }, [collection, filter, savedScroll])

  const load = useCallback(() => {
    if (!isFetchingNextPage) void fetchNextPage()
  }, [fetchNextPage, isFetchingNextPage])
  const more = useMemo(
    () => ({ available: hasNextPage, loading: isFetchingNextPage, failed: isFetchNextPageError, load }),
    [hasNextPage, isFetchNextPageError, isFetchingNextPage, load],
  )
  const retry = useRetry(refetch, state === 'loading')
  return { state, posts, more, outdated, retry, savedScroll }
}

function stateOf(status: 'pending' | 'error' | 'success', count: number): PostListState {
  // Loaded posts stay visible if a later page fails.
  if (count > 0) return 'ready'
  return status === 'pending' ? 'loading' : status === 'error' ? 'failed' : 'empty'
}
