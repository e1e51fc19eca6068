import { useMutation } from '@tanstack/react-query'
import type { Collection } from '@/collections/definition'
import { changeListsNow, refreshCollection } from '@/collections/ownerQueries'
import type { OwnerPage } from '@/collections/ownerRepository'
import { movePost, setPostStatus } from '@/collections/ownerWrites'
import type { Spot } from '@/collections/places'
import type { Post } from '@/collections/post'
import { queryClient } from '@/collections/queryClient'
import { showToast } from '@/ui/toaster'
import { asOwner, ensureOwner } from '../connection/connection'
import { errorMessage } from '../parts/errorMessage'
import { withMoved, withStatus } from './listChanges'
import { deleteConfirmed } from '../deletion/pendingDeletions'
import { atPublishGate } from './publishRefusal'
import { useListMessages } from './useListMessages'

/** What may be done to rows from a list. Each shows at once, and takes itself back with a message when it fails. */
export interface ListActions {
  /** Publishes rows or makes drafts of them; those that lack something for the publish gate stay, and are named. */
  setStatus: (posts: readonly Post[], status: Post['status']) => void
  remove: (posts: readonly Post[]) => void
  /** Moves a row to a spot of the hand-made order. */
  move: (post: Post, spot: Spot) => void
}

interface Change {
  show: (page: OwnerPage) => OwnerPage
  write: () => Promise<unknown>
  onDone?: () => void
}

export function useListActions(collection: Collection): ListActions {
  const { tellStatus, tellRefused } = useListMessages(collection)
  const { mutate: change } = useMutation(
    {
      onMutate: async ({ show }: Change) => {
        await ensureOwner()
        return changeListsNow(collection, show)
      },
      mutationFn: ({ write }: Change) => asOwner(write),
      onSuccess: (_answer, { onDone }) => onDone?.(),
      onError: (error, _change, takeBack) => {
        takeBack?.()
        showToast(`바꾸지 못했습니다. ${errorMessage(error)}`, { tone: 'error' })
      },
      onSettled: () => void refreshCollection(collection),
    },
    queryClient,
  )

  return {
    setStatus: (posts, status) => {
      const { ready, refused } = status === 'published' ? atPublishGate(posts) : { ready: posts, refused: [] }
      tellRefused(refused)
      if (ready.length === 0) return
      const ids = ready.map(({ id }) => id)
      change({
        show: (page) => withStatus(page, ids, status),
        write: () => setPostStatus(collection, ids, status),
        onDone: () => void tellStatus(ready, status),
      })
    },

    remove: (posts) => void deleteConfirmed(collection, posts),

    move: (post, spot) =>
      change({
        show: (page) => withMoved(page, post.id, spot),
        write: () => movePost(collection, post.id, spot),
      }),
  }
}
