import { usePost } from '@/posts/queries'
import { a7c2 } from '@/posts/registry'
import { type SlotName } from './lightAddress'
import { type LightPhoto, toLightPhoto } from './lightAxis'

/** What a slot holds. */
export type SlotState =
  | { kind: 'empty' | 'loading' | 'missing' }
  | { kind: 'failed'; retry: () => void }
  | { kind: 'photo'; light: LightPhoto }

/**
 * The photograph of a slot: one of those on the table, else read by itself, for an address may name any. `isSpread` once
 * the table has been read.
 */
export function useSlotState(
  name: SlotName | null,
  photos: readonly LightPhoto[],
  isSpread: boolean,
): SlotState {
  const onTable = name?.id ? photos.find(({ id }) => id === name.id) : undefined
  const collection = name?.collection ?? a7c2
  const query = usePost(collection, isSpread && !onTable ? (name?.number ?? null) : null)
  if (!name) return { kind: 'empty' }
  if (name.id === null) return { kind: 'missing' }
  if (onTable) return { kind: 'photo', light: onTable }
  if (query.data) return { kind: 'photo', light: toLightPhoto(collection, query.data) }
  if (query.data === null) return { kind: 'missing' }
  if (query.isError) return { kind: 'failed', retry: () => void query.refetch() }
  return { kind: 'loading' }
}

/** The photograph that lies in a slot, where one does. */
export const photoIn = (state: SlotState): LightPhoto | null => (state.kind === 'photo' ? state.light : null)
