import { useNavigate } from 'react-router-data'
import type { Collection } from '@/posts/definition'
import type { Post } from '@/posts/post'
import { moveToTrash } from '../list/moveToTrash'

interface Deleted {
  collection: Collection
  row: Post | null
  /** The row goes, unless it is taken back: what is unsaved waits for that. */
  onGone: () => Promise<void>
}

/** Moves the row to the trash, then leads back to the list, where it can be taken back for a while. */
export function useDeletion({ collection, row, onGone }: Deleted) {
  const navigate = useNavigate()
  return async () => {
    if (!row || !(await moveToTrash(collection, [row]))) return
    await onGone()
    void navigate(collection.adminListPath)
  }
}
