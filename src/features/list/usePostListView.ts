import type { Collection } from '@/posts/collections'
import type { MetaFilter } from '@/posts/read/repository'
import { type PostListView, usePostPages } from './usePostPages'
import { useScrollRestoration } from './useScrollRestoration'

/**
 * Loads the posts of a public list page and restores the scroll position on return from a detail. Cards need the attributes
 * `data-post-card` and `data-id={cardId(collection, id)}`.
 */
export function usePostListView<Meta extends object>(
  collection: Collection<Meta>,
  filter?: MetaFilter<Meta>,
): PostListView<Meta> {
  const view = usePostPages(collection, filter)
  useScrollRestoration(collection, view)
  return view
}
