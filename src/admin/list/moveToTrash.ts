import type { Collection } from '@/posts/definition'
import { changeListsNow, refreshCollection } from '@/posts/ownerQueries'
import { trashPosts, untrashPosts } from '@/posts/ownerWrites'
import type { Post } from '@/posts/post'
import { UNDO_WINDOW_MS } from '@/config/constants'
import { showToast } from '@/ui/toaster'
import { asOwner, ensureOwner } from '../connection/connection'
import { nounsOf } from '../components/collectionNouns'
import { countedTitles } from '../components/countedTitles'
import { errorMessage } from '../components/errorMessage'

/** What is on its way to the trash: a second press sends nothing. */
const leaving = new Set<string>()

/**
 * Moves rows to the trash at once and offers 되돌리기 for a while (decisions §12.1); says whether it was done. Lists show it
 * before the server has answered, and take it back with a message when it fails.
 */
export async function moveToTrash(collection: Collection, posts: readonly Post[]): Promise<boolean> {
  const nameOf = ({ id }: Post) => `${collection.key}-${id}`
  const going = posts.filter((post) => !leaving.has(nameOf(post)))
  if (going.length === 0) return false
  for (const post of going) leaving.add(nameOf(post))
  const ids = going.map(({ id }) => id)
  let takeBack: (() => void) | undefined
  try {
    await ensureOwner()
    takeBack = await withoutRows(collection, ids)
    await asOwner(() => trashPosts(collection, ids))
  } catch (error) {
    takeBack?.()
    showToast(`휴지통에 넣지 못했습니다. ${errorMessage(error)}`, { tone: 'error' })
    return false
  } finally {
    for (const post of going) leaving.delete(nameOf(post))
    void refreshCollection(collection)
  }
  showToast(`${countedTitles(going, nounsOf(collection))} 휴지통에 넣었습니다.`, {
    durationMs: UNDO_WINDOW_MS,
    action: { label: '되돌리기', onSelect: () => void bringBack(collection, ids) },
  })
  return true
}

function withoutRows(collection: Collection, ids: readonly number[]) {
  return changeListsNow(collection, (page) => {
    const posts = page.posts.filter(({ id }) => !ids.includes(id))
    return { posts, total: page.total - (page.posts.length - posts.length) }
  })
}

/** As if nothing had happened: what was published is published again. */
async function bringBack(collection: Collection, ids: readonly number[]) {
  try {
    await asOwner(() => untrashPosts(collection, ids))
  } catch (error) {
    showToast(`되돌리지 못했습니다. ${errorMessage(error)} 휴지통에서 되살릴 수 있습니다.`, { tone: 'error' })
  }
  await refreshCollection(collection)
}
