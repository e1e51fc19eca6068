import { refreshAfterTrashChange } from '@/posts/owner/ownerQueries'
import { deleteExpiredTrash } from '@/posts/trash/emptyTrash'

/** Deletes expired posts from the trash and refetches what showed them. */
export async function deleteExpiredPosts(): Promise<void> {
  if ((await deleteExpiredTrash()) > 0) await refreshAfterTrashChange()
}
