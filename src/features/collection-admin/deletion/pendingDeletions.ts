import { useEffect } from 'react'
import { create } from 'zustand'
import type { Collection } from '@/collections/definition'
import { refreshCollection } from '@/collections/ownerQueries'
import { deletePosts } from '@/collections/ownerWrites'
import type { Post } from '@/collections/post'
import { UNDO_WINDOW_MS } from '@/config/constants'
import { deleteWithKeepalive } from '@/data/keepaliveDelete'
import { dismissToast, showToast } from '@/ui/toaster'
import { asOwner, ensureOwner } from '../connection/connection'
import { errorMessage } from '../parts/errorMessage'

interface PendingDeletion {
  collection: Collection
  ids: readonly number[]
}

/** Deletions that were confirmed and can still be taken back: gone from the lists, not from the server. */
const usePending = create<{ deletions: readonly PendingDeletion[] }>()(() => ({ deletions: [] }))
const toastOf = new Map<PendingDeletion, number>()
const running = new Set<Promise<void>>()

/** The rows of a collection that wait to be deleted. */
export function usePendingIds(collection: Collection): ReadonlySet<number> {
  const deletions = usePending((state) => state.deletions)
  return new Set(deletions.filter((one) => one.collection.key === collection.key).flatMap((one) => one.ids))
}

/**
 * Deletes rows that the owner has confirmed, with 되돌리기 for a while; says whether it will be done. The account is asked
 * for now and not in 8 s, when nobody expects a question.
 */
export async function deleteConfirmed(collection: Collection, posts: readonly Post[]): Promise<boolean> {
  try {
    await ensureOwner()
  } catch (error) {
    tellFailure(error)
    return false
  }
  deleteLater(collection, posts)
  return true
}

function tellFailure(error: unknown) {
  showToast(`삭제하지 못했습니다. ${errorMessage(error)}`, { tone: 'error' })
}

/** Takes rows out of the lists and offers 되돌리기 for 8 s; only then are they deleted (decisions §4). */
function deleteLater(collection: Collection, posts: readonly Post[]) {
  const deletion: PendingDeletion = { collection, ids: posts.map(({ id }) => id) }
  usePending.setState(({ deletions }) => ({ deletions: [...deletions, deletion] }))
  const toast = showToast(posts.length === 1 ? '삭제했습니다.' : `${posts.length}개를 삭제했습니다.`, {
    durationMs: UNDO_WINDOW_MS,
    action: { label: '되돌리기', onSelect: () => forget(deletion) },
    onExpire: () => {
      const work = carryOut(deletion)
      running.add(work)
      void work.finally(() => running.delete(work))
    },
  })
  toastOf.set(deletion, toast)
}

/** Carries out what still waits, at once: logging out ends the offer to take it back. */
export async function finishPendingDeletions(): Promise<void> {
  for (const toast of toastOf.values()) dismissToast(toast)
  await Promise.allSettled(running)
}

/**
 * Leaving the desk for another document, by logging out too, ends the offer: the deletion was confirmed, so it is sent
 * along with the page's last breath. A page that the browser wakes up again carries out what it had sent.
 */
export function useDeletionsOnLeave() {
  useEffect(() => {
    function leave() {
      for (const { collection, ids } of usePending.getState().deletions)
        deleteWithKeepalive(collection.table, ids)
    }
    function comeBack(event: PageTransitionEvent) {
      if (event.persisted) void finishPendingDeletions()
    }
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', comeBack)
    return () => {
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', comeBack)
      leave()
    }
  }, [])
}

async function carryOut(deletion: PendingDeletion) {
  const { collection, ids } = deletion
  try {
    await asOwner(() => deletePosts(collection, ids))
  } catch (error) {
    tellFailure(error)
  }
  await refreshCollection(collection)
  forget(deletion)
}

/** The rows show again, if they are still there. */
function forget(deletion: PendingDeletion) {
  toastOf.delete(deletion)
  usePending.setState(({ deletions }) => ({ deletions: deletions.filter((other) => other !== deletion) }))
}
