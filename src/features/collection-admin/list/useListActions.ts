import { useNavigate } from 'react-router-dom'
import type { Collection } from '@/collections/definition'
import { changeListsNow, refreshCollection } from '@/collections/ownerQueries'
import type { OwnerPage } from '@/collections/ownerRepository'
import { movePost, setPostStatus } from '@/collections/ownerWrites'
import type { Spot } from '@/collections/places'
import type { Post } from '@/collections/post'
import { showToast } from '@/ui/toaster'
import { asOwner, ensureOwner } from '../connection/connection'
import { faultInWords } from '../parts/faultInWords'
import { wordsOf } from '../words'
import { objectsInWords } from './inWords'
import { withMoved, withStatus } from './listChanges'
import { deleteLater } from './pendingDeletions'

/** What may be done to rows from a list. Each shows at once, and takes itself back with a message when it fails. */
export interface ListActions {
  setStatus: (posts: readonly Post[], status: Post['status']) => Promise<void>
  remove: (posts: readonly Post[]) => Promise<void>
  /** Moves a row to a spot of the hand-made order. */
  move: (post: Post, spot: Spot) => Promise<void>
}

export function useListActions(collection: Collection): ListActions {
  const navigate = useNavigate()
  const words = wordsOf(collection)

  return {
    setStatus: async (posts, status) => {
      const ids = posts.map(({ id }) => id)
      const done = await attempt(
        collection,
        (page) => withStatus(page, ids, status),
        () => setPostStatus(collection, ids, status),
      )
      if (!done) return
      const [first] = posts
      if (status === 'draft') showToast(`${objectsInWords(posts, words)} 임시저장으로 바꿨습니다.`)
      else
        showToast(`${objectsInWords(posts, words)} 게시했습니다.`, {
          action: {
            label: '사이트에서 보기',
            onSelect: () =>
              void navigate(
                posts.length === 1 && first ? collection.detailPath(first.id) : collection.listPath,
              ),
          },
        })
    },

    remove: async (posts) => {
      try {
        // Asked for now and not in 8 s, when nobody expects a question.
        await ensureOwner()
      } catch (error) {
        showToast(`삭제하지 못했습니다. ${faultInWords(error)}`, { tone: 'error' })
        return
      }
      deleteLater(collection, posts)
    },

    move: async (post, spot) => {
      await attempt(
        collection,
        (page) => withMoved(page, post.id, spot),
        () => movePost(collection, post.id, spot),
      )
    },
  }
}

/** Shows a change, has it done, and takes it back with a message when that fails. Says whether it was done. */
async function attempt(
  collection: Collection,
  show: (page: OwnerPage) => OwnerPage,
  write: () => Promise<unknown>,
): Promise<boolean> {
  let takeBack: (() => void) | undefined
  try {
    await ensureOwner()
    takeBack = await changeListsNow(collection, show)
    await asOwner(write)
    return true
  } catch (error) {
    takeBack?.()
    showToast(`바꾸지 못했습니다. ${faultInWords(error)}`, { tone: 'error' })
    return false
  } finally {
    void refreshCollection(collection)
  }
}
