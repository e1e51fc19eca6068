import type { Collection } from '@/posts/definition'
import type { Post } from '@/posts/post'
import type { ListActions } from './useListActions'
import type { Selection } from './useSelection'

/** The list that a row stands in. */
export interface ListOfRow {
  collection: Collection
  posts: readonly Post[]
  page: number
  selection: Selection
  actions: ListActions
  /** Opens what changes the time of a post that waits for it. */
  onSchedule: (post: Post) => void
  /** Whether rows can be moved: the whole list, in its hand-made order. */
  placing: boolean
}

/** One of its rows. */
export interface RowInList extends ListOfRow {
  post: Post
}
