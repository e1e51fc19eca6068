import type { Collection } from '@/posts/definition'
import type { MetaFilter } from '@/posts/repository'
import { type PostListView, usePostPages } from './usePostPages'
import { useScrollRestoration } from './useScrollRestoration'

/**
 * Everything a public list page needs: its posts, its state, more of them, and the way back to the same place from a
 * detail (decisions §10.10). Cards carry `data-post-card` and `data-id={cardId(collection, id)}`.
 */
export function usePostListView<Meta extends object>(
  collection: Collection<Meta>,
  filter?: MetaFilter<Meta>,
): PostListView<Meta> {
  const view = usePostPages(collection, filter)
  useScrollRestoration(collection, view)
  return view
}
