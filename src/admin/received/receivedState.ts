import type { ReceivedPhoto } from './receivedPhoto'

export interface ReceivedState {
  /** Null while they are read. */
  photos: readonly ReceivedPhoto[] | null
  /** The browser's store could not be read. */
  failed: boolean
  /** Those whose files could not be read this time. */
  unread: ReadonlySet<string>
  /** How far those are that go up right now, 0 to 1. */
  progress: ReadonlyMap<string, number>
  /** The server was out of reach: what was started waits. */
  paused: boolean
}

export const emptyState: ReceivedState = {
  photos: null,
  failed: false,
  unread: new Set(),
  progress: new Map(),
  paused: false,
}

/** The first one that is to be looked at. */
export const unseenIn = ({ photos, unread }: ReceivedState): ReceivedPhoto | undefined =>
  photos?.find(({ id, look }) => look === null && !unread.has(id))

/** What is shown once some of them are known better. */
export const withChange = (
  { photos }: ReceivedState,
  ids: readonly string[],
  change: Partial<ReceivedPhoto>,
): Pick<ReceivedState, 'photos'> => ({
  photos: photos?.map((photo) => (ids.includes(photo.id) ? { ...photo, ...change } : photo)) ?? null,
})

/** What is shown once one of them has become a draft. */
export const without = ({ photos }: ReceivedState, id: string): Pick<ReceivedState, 'photos'> => ({
  photos: photos?.filter((photo) => photo.id !== id) ?? null,
})

/** How far they are, once one has gone on; null for one that no longer goes up. */
export function withProgress({ progress }: ReceivedState, id: string, share: number | null) {
  const next = new Map(progress)
  if (share === null) next.delete(id)
  else next.set(id, share)
  return { progress: next }
}
