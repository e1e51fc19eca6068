import { useLayoutEffect } from 'react'
import { useParams } from 'react-router-dom'
import { withoutBase } from '@/config/base'
import { markDetailClosed, markDetailOpened } from '@/features/list/scrollRestoration'
import { type Collection, isListPath } from '@/posts/collections'
import type { Post } from '@/posts/post'
import { parsePostId, useNeighbours, usePost } from '@/posts/read/queries'
import type { Neighbours } from '@/posts/read/repository'
import { useRetry } from '@/ui/useRetry'

export type Detail<Meta extends object = object> = {
  /** The posts before and after this one in its list. Null at an end of the list, while loading and after a failure. */
  neighbours: Neighbours<Meta>
  /** False while the neighbours are loading. */
  neighboursLoaded: boolean
  /** Loads the post again after a failure. */
  retry: () => void
} & (
  | { state: 'loading' | 'missing' | 'failed'; post: null; isComplete: false }
  /** `isComplete` is false while only the data from the list is available, without the text. */
  | { state: 'ready'; post: Post<Meta>; isComplete: boolean }
)

const NO_NEIGHBOURS = { previous: null, next: null }

/**
 * Loads the post of the current URL with its text and its neighbours. Marks the detail as opened, so that its list restores the
 * scroll position. A malformed id is `missing` without a request. A draft is `missing` for visitors.
 */
export function useDetail<Meta extends object>(collection: Collection<Meta>): Detail<Meta> {
  const id = parsePostId(useParams()['id'])
  const { data, isPending, isError, isPlaceholderData, refetch } = usePost(collection, id)
  const neighboursQuery = useNeighbours(collection, data)
  const retry = useRetry(refetch, isPending)

  useLayoutEffect(() => {
    markDetailOpened(collection)
    // The URL has already changed when the cleanup runs.
    return () => markDetailClosed(collection, isListPath(collection, withoutBase(window.location.pathname)))
  }, [collection])

  const neighbours = neighboursQuery.data ?? NO_NEIGHBOURS
  const rest = { neighbours, neighboursLoaded: !neighboursQuery.isPending, retry }
  if (data) return { state: 'ready', post: data, isComplete: !isPlaceholderData, ...rest }
  const state = id === null || data === null ? 'missing' : isError ? 'failed' : 'loading'
  return { state, post: null, isComplete: false, ...rest }
}
