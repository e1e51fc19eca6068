import { queryOptions } from '@tanstack/react-query'
import type { Collection } from '@/posts/definition'
import { OWNER } from '@/posts/ownerQueries'
import { findGoneIds } from '@/posts/ownerRepository'
import { collections } from '@/posts/registry'
import { listRowDrafts } from '../editor/localDrafts'

/** Unsaved work of this browser on a row that is gone. */
export interface LeftDraft {
  collection: Collection
  id: number
  title: string
}

async function leftIn(collection: Collection, signal: AbortSignal): Promise<LeftDraft[]> {
  const kept = await listRowDrafts(collection.key)
  if (kept.length === 0) return []
  const gone = await findGoneIds(collection, [...new Set(kept.map(({ id }) => id))], signal)
  return kept
    .filter(({ id }) => gone.includes(id))
    .map(({ id, draft: { title } }) => ({ collection, id, title: title || '제목 없음' }))
}

/** All such work: no list leads to it, for its rows are in none. */
export const leftDraftsQuery = queryOptions({
  queryKey: [OWNER, 'left drafts'],
  queryFn: async ({ signal }) =>
    (await Promise.all(Object.values(collections).map((collection) => leftIn(collection, signal)))).flat(),
  staleTime: 0,
})
