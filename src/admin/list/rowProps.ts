import type { Collection } from '@/posts/collections'
import type { Post } from '@/posts/post'
import type { ListActions } from './useListActions'
import type { Selection } from './useSelection'

/** The list of a row. */
export interface ListContext {
  collection: Collection
  posts: readonly Post[]
  page: number
  selection: Selection
  actions: ListActions
  /** Opens the dialog that reschedules a post. */
  onSchedule: (post: Post) => void
  /** True if rows can be moved: the list is unfiltered and in manual order. */
  sortable: boolean
}

export interface RowProps extends ListContext {
  post: Post
}
