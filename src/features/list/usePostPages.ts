import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Collection } from '@/posts/definition'
import type { Post } from '@/posts/post'
import { freshenPostList, usePostList } from '@/posts/queries'
import type { MetaFilter } from '@/posts/repository'
import { endRestoration, type SavedScroll, scrollToRestore } from './scrollRestoration'
import { useRetry } from '@/ui/useRetry'

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
  /** What is on show is older: reading it anew has failed. */
  outdated: boolean
  /** Reads the list again after it failed. */
  retry: () => void
  /** Where the visitor left this list for one of its details, when coming back from there. */
  savedScroll: SavedScroll | null
}

const NONE: readonly never[] = []

/**
 * The posts of a public list and its state, without the way back: a virtualised wall finds its cards itself. A `filter`
 * is a constant.
 */
export function usePostPages<Meta extends object>(
  collection: Collection<Meta>,
  filter?: MetaFilter<Meta>,
): PostListView<Meta> {
  const [savedScroll] = useState(() => scrollToRestore(collection))
  const query = usePostList(collection, { wanted: savedScroll?.count, filter })
  const { fetchNextPage, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, status } = query
  const outdated = query.isRefetchError
  const posts = query.data ?? NONE
  const state = stateOf(status, posts.length)

  // Coming from elsewhere, the list starts at its top with what is new.
  useEffect(() => {
    endRestoration(collection)
    if (!savedScroll) freshenPostList(collection, filter)
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
  // Posts that were read stay on show when a later page fails.
  if (count > 0) return 'ready'
  return status === 'pending' ? 'loading' : status === 'error' ? 'failed' : 'empty'
}
