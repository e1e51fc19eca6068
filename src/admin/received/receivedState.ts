import type { ReceivedPhoto } from './receivedPhoto'

export interface ReceivedState {
  /** Null while loading. */
  photos: readonly ReceivedPhoto[] | null
  /** The browser's storage could not be read. */
  failed: boolean
  /** Ids of photos whose files could not be read. */
  unread: ReadonlySet<string>
  /** Progress of running uploads by id, 0 to 1. */
  progress: ReadonlyMap<string, number>
  /** The server is unreachable; started uploads wait. */
  paused: boolean
}

export const initialReceivedState: ReceivedState = {
  photos: null,
  failed: false,
  unread: new Set(),
  progress: new Map(),
  paused: false,
}

/** Returns the first photo that has not been inspected. */
export const nextUninspected = ({ photos, unread }: ReceivedState): ReceivedPhoto | undefined =>
  photos?.find(({ id, look }) => look === null && !unread.has(id))

/** Applies a change to some photos. */
export const withChange = (
  { photos }: ReceivedState,
  ids: readonly string[],
  change: Partial<ReceivedPhoto>,
): Pick<ReceivedState, 'photos'> => ({
  photos: photos?.map((photo) => (ids.includes(photo.id) ? { ...photo, ...change } : photo)) ?? null,
})

/** Removes a photo. */
export const withoutPhoto = ({ photos }: ReceivedState, id: string): Pick<ReceivedState, 'photos'> => ({
  photos: photos?.filter((photo) => photo.id !== id) ?? null,
})

/** Sets the progress of an upload; null removes it. */
export function withProgress({ progress }: ReceivedState, id: string, share: number | null) {
  const next = new Map(progress)
  if (share === null) next.delete(id)
  else next.set(id, share)
  return { progress: next }
}
