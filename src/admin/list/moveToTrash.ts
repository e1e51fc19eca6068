import { list as words } from '#messages/admin/list'
import { UNDO_WINDOW_MS } from '@/config/constants'
import type { Collection } from '@/posts/collections'
import { updateListsOptimistically, refreshCollection } from '@/posts/owner/ownerQueries'
import { trashPosts, untrashPosts } from '@/posts/owner/ownerWrites'
import type { Post } from '@/posts/post'
import { showToast } from '@/ui/toaster'
import { collectionTexts } from '../components/collectionTexts'
import { errorMessage } from '../components/errorMessage'
import { summarizeTitles } from '../components/summarizeTitles'
import { asOwner, ensureOwner } from '../connection/connection'

/** Keys of rows that are being moved, so that a second click is ignored. */
const moving = new Set<string>()

/**
 * Moves rows to the trash without asking and shows a toast with an undo button. Updates lists optimistically and rolls
 * back with a message if the request fails. Returns whether it succeeded.
 */
export async function moveToTrash(collection: Collection, posts: readonly Post[]): Promise<boolean> {
  const keyOf = ({ id }: Post) => `${collection.key}-${id}`
  const rows = posts.filter((post) => !moving.has(keyOf(post)))
  if (rows.length === 0) return false
  for (const post of rows) moving.add(keyOf(post))
  const ids = rows.map(({ id }) => id)
  let rollback: (() => void) | undefined
  let moved: readonly number[]
  try {
    await ensureOwner()
    rollback = await hideRows(collection, ids)
    moved = await asOwner(() => trashPosts(collection, ids))
  } catch (error) {
    rollback?.()
    showToast(words.toasts.notTrashed(errorMessage(error)), { tone: 'error' })
    return false
  } finally {
    for (const post of rows) moving.delete(keyOf(post))
    void refreshCollection(collection)
  }
  showMoved(collection, rows, moved)
  return true
}

/** Tells how many rows were moved and how many were gone already. Only the moved ones can be restored. */
function showMoved(collection: Collection, rows: readonly Post[], moved: readonly number[]) {
  const gone = rows.length - moved.length
  if (moved.length === 0) return showToast(words.toasts.gone(gone))
  const subject =
    gone > 0 ? words.toasts.posts(moved.length) : summarizeTitles(rows, collectionTexts(collection))
  const message = words.toasts.trashed(subject)
  return showToast(gone > 0 ? `${message} ${words.toasts.gone(gone)}` : message, {
    durationMs: UNDO_WINDOW_MS,
    action: { label: words.toasts.undo, onSelect: () => void undo(collection, moved) },
  })
}

/** Removes the rows from cached lists. Returns a function that restores them. */
function hideRows(collection: Collection, ids: readonly number[]) {
  return updateListsOptimistically(collection, (page) => {
    const posts = page.posts.filter(({ id }) => !ids.includes(id))
    return { posts, total: page.total - (page.posts.length - posts.length) }
  })
}

/** Restores the rows with their previous status. */
async function undo(collection: Collection, ids: readonly number[]) {
  try {
    await asOwner(() => untrashPosts(collection, ids))
  } catch (error) {
    showToast(words.toasts.notUndone(errorMessage(error)), { tone: 'error' })
  }
  await refreshCollection(collection)
}
