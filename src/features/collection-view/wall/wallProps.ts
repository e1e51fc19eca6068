import type { Collection } from '@/collections/definition'
import type { PhotoMeta } from '@/collections/meta'
import type { PostListView } from '../list/usePostPages'

/** What every wall of photographs is given. */
export interface WallProps {
  collection: Collection<PhotoMeta>
  view: PostListView<PhotoMeta>
}
