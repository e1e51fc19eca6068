import { create } from 'zustand'

/** A failed deletion: of expired posts, or of the files of deleted posts. */
export interface CleanupFailure {
  what: 'posts' | 'files'
  error: unknown
}

interface TrashCleanup {
  /** Number of running deletions. */
  running: number
  /** Kept until a deletion of the same kind succeeds. */
  failure: CleanupFailure | null
}

/** State of the deletions that run in the background, for the trash page. */
export const useTrashCleanup = create<TrashCleanup>()(() => ({ running: 0, failure: null }))

/** Runs a deletion and records whether it failed. Returns undefined if it did. */
export async function runCleanup<Result>(
  what: CleanupFailure['what'],
  deletion: () => Promise<Result>,
): Promise<Result | undefined> {
  useTrashCleanup.setState(({ running }) => ({ running: running + 1 }))
  const end = (failed: (before: CleanupFailure | null) => CleanupFailure | null) =>
    useTrashCleanup.setState(({ running, failure }) => ({ running: running - 1, failure: failed(failure) }))
  try {
    const result = await deletion()
    end((failure) => (failure?.what === what ? null : failure))
    return result
  } catch (error) {
    end(() => ({ what, error }))
    return undefined
  }
}
