import { useEffect, useState } from 'react'
import type { Collection } from '@/posts/definition'
import { listLocalDrafts, type KeptDraft } from './localDrafts'

/** What this browser has kept of an item, read once; null while it is read. */
export function useKeptDrafts({ key }: Collection, id: number | null): readonly KeptDraft[] | null {
  const [kept, setKept] = useState<readonly KeptDraft[] | null>(null)
  useEffect(() => {
    let gone = false
    async function look() {
      const found = await listLocalDrafts(key, id)
      if (!gone) setKept(found)
    }
    void look()
    return () => {
      gone = true
    }
  }, [key, id])
  return kept
}
