import * as v from 'valibot'
import { MEDIA_BUCKET, TRASH_DAYS } from '@/config/constants'
import { hasOwnerSession, ownerClient } from '@/supabase/ownerClient'
import { unwrapRows, unwrapData } from '@/supabase/responses'
import { toStorageError } from '@/supabase/storageError'
import { runCleanup } from './trashCleanup'

/** Files that one request deletes. */
const FILES_PER_REQUEST = 20
const releasedSchema = v.array(v.object({ key: v.string() }))

interface EmptyOptions {
  /** Minimum number of days in the trash. */
  days?: number
  /** Only posts that were in the trash at this server time, ISO 8601. Defaults to now. */
  at?: string
}

/** Permanently deletes all posts in the trash, or those of a minimum age. Returns their number. Throws `DataError`. */
export async function emptyTrash({ days = 0, at }: EmptyOptions): Promise<number> {
  let removed = 0
  for (;;) {
    // The database deletes in batches to keep each request short.
    const count = unwrapData(
      await ownerClient().rpc('empty_trash', { days, ...(at !== undefined && { at }) }),
    )
    if (typeof count !== 'number' || count === 0) break
    removed += count
  }
  deleteReleasedMedia()
  return removed
}

/**
 * Deletes expired posts when the owner opens the admin area, for databases without a scheduled job. Returns their number. The
 * trash page shows a failure.
 */
export async function deleteExpiredTrash(): Promise<number> {
  return (await runCleanup('posts', () => emptyTrash({ days: TRASH_DAYS }))) ?? 0
}

let lastDeletion: Promise<void> = Promise.resolve()

/**
 * Deletes the pictures of permanently deleted posts in the background. A storage policy keeps pictures that another post
 * uses. The trash page shows a failure; it is also retried on the owner's next visit.
 */
export function deleteReleasedMedia() {
  lastDeletion = lastDeletion.then(() => runCleanup('files', deleteAllReleased))
}

const released = () => ownerClient().from('released_media')

async function deleteAllReleased() {
  while (await deleteReleasedBatch());
}

/**
 * Deletes one batch. Returns whether more files may be left. Stops between two requests once the session has ended, even
 * in another tab; the remaining files stay listed in `released_media`.
 */
async function deleteReleasedBatch(): Promise<boolean> {
  if (!(await hasOwnerSession())) return false
  const rows = unwrapRows(await released().select('key').order('released_at').limit(FILES_PER_REQUEST))
  const keys = v.parse(releasedSchema, rows).map(({ key }) => key)
  if (keys.length === 0 || !(await hasOwnerSession())) return false
  const { error } = await ownerClient().storage.from(MEDIA_BUCKET).remove(keys)
  if (error) throw toStorageError(error, error)
  if (!(await hasOwnerSession())) return false
  unwrapRows(await released().delete().in('key', keys).select('key'))
  return true
}
