import { useLayoutEffect, useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { withoutBase } from '@/config/base'
import type { Collection } from '@/posts/definition'
import type { Post } from '@/posts/post'
import { parsePostId, useNeighbours, usePost } from '@/posts/queries'
import type { Neighbours } from '@/posts/repository'
import { parseRichText } from '@/posts/richText'
import type { RichTextDocument } from '@/posts/richTextDocument'
import { isListPath } from '@/posts/postId'
import { detailLeft, detailShown } from '@/features/list/scrollRestoration'
import { useRetry } from '@/ui/useRetry'

export type Detail<Meta extends object = object> = {
  /** The posts beside this one in its list; null at an end, while unknown and when they could not be read. */
  neighbours: Neighbours<Meta>
  /** False while they are being read. */
  neighboursKnown: boolean
  /** The post's text; null when it has none and while it is unknown. */
  body: RichTextDocument | null
  /** Reads the post again after it failed. */
  retry: () => void
} & (
  | { state: 'loading' | 'missing' | 'failed'; post: null; complete: false }
  /** `complete` tells that the text is there too, not only what the list had brought. */
  | { state: 'ready'; post: Post<Meta>; complete: boolean }
)

const NOBODY = { previous: null, next: null }

/**
 * The post that the address names, its state, its text, its neighbours, and word to its list that a visitor comes back.
 * A malformed id is `missing` at once and asks nobody; so is a draft for a visitor
 * (decisions §7).
 */
export function useDetail<Meta extends object>(collection: Collection<Meta>): Detail<Meta> {
  const id = parsePostId(useParams()['id'])
  const { data, isPending, isError, isPlaceholderData, refetch } = usePost(collection, id)
  const beside = useNeighbours(collection, data)
  const retry = useRetry(refetch, isPending)

  const body = useMemo(() => parseRichText(data?.body), [data?.body])

  useLayoutEffect(() => {
    detailShown(collection)
    // Runs when the detail leaves the page, with the new address set.
    return () => detailLeft(collection, isListPath(collection, withoutBase(window.location.pathname)))
  }, [collection])

  const neighbours = beside.data ?? NOBODY
  const rest = { body, neighbours, neighboursKnown: !beside.isPending, retry }
  if (data) return { state: 'ready', post: data, complete: !isPlaceholderData, ...rest }
  const state = id === null || data === null ? 'missing' : isError ? 'failed' : 'loading'
  return { state, post: null, complete: false, ...rest }
}
