import type { Collection } from '@/posts/definition'
import type { PhotoMeta } from '@/posts/meta'
import type { PostListView } from '@/features/list/usePostPages'

/** What every wall of photographs is given. */
export interface WallProps {
  collection: Collection<PhotoMeta>
  view: PostListView<PhotoMeta>
}
