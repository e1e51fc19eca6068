import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Collection } from '@/collections/definition'
import type { Post } from '@/collections/post'
import { ensureOwner } from '../connection/connection'
import { deleteLater } from '../list/pendingDeletions'
import { faultInWords } from '../parts/faultInWords'

interface Deleted {
  collection: Collection
  row: Post | null
  /** The row is as good as gone: nothing in the editor is worth keeping. */
  onGone: () => Promise<void>
  onFailure: (words: string) => void
}

/** Asks before the row is deleted, then leads back to the list, where it can be taken back for a while. */
export function useDeletion({ collection, row, onGone, onFailure }: Deleted) {
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)

  async function remove() {
    setAsking(false)
    if (!row) return
    try {
      await ensureOwner()
    } catch (error) {
      onFailure(`삭제하지 못했습니다. ${faultInWords(error)}`)
      return
    }
    deleteLater(collection, [row])
    await onGone()
    void navigate(collection.adminListPath)
  }

  return { asking, ask: () => setAsking(true), cancel: () => setAsking(false), remove }
}
