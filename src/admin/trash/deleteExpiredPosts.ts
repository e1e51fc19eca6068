import { deleteExpiredTrash } from '@/posts/trash/emptyTrash'
import { refreshAfterTrashChange } from '@/posts/owner/ownerQueries'

/** Deletes expired posts from the trash and refetches what showed them. */
export async function deleteExpiredPosts(): Promise<void> {
  if ((await deleteExpiredTrash()) > 0) await refreshAfterTrashChange()
}
