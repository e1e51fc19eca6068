import { useState } from 'react'
import { useNavigate } from 'react-router-data'
import type { Collection } from '@/collections/definition'
import type { Post } from '@/collections/post'
import { deleteConfirmed } from '../deletion/pendingDeletions'

interface Deleted {
  collection: Collection
  row: Post | null
  /** The row goes, unless it is taken back: what is unsaved waits for that. */
  onGone: () => Promise<void>
}

/** Asks before the row is deleted, then leads back to the list, where it can be taken back for a while. */
export function useDeletion({ collection, row, onGone }: Deleted) {
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)

  async function remove() {
    setAsking(false)
    if (!row || !(await deleteConfirmed(collection, [row]))) return
    await onGone()
    void navigate(collection.adminListPath)
  }

  return { asking, ask: () => setAsking(true), cancel: () => setAsking(false), remove }
}
