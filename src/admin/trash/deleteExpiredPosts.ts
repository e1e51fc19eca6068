import { deleteExpiredTrash } from '@/posts/emptyTrash'
import { refreshAfterTrashChange } from '@/posts/ownerQueries'

/** Deletes expired posts from the trash and refetches what showed them. */
export async function deleteExpiredPosts(): Promise<void> {
  if ((await deleteExpiredTrash()) > 0) await refreshAfterTrashChange()
}
