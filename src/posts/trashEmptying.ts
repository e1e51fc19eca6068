import * as v from 'valibot'
import { MEDIA_BUCKET, TRASH_DAYS } from '@/config/constants'
import { rowsOf, valueOf } from '@/supabase/answers'
import { hasOwnerSession, ownerClient } from '@/supabase/ownerClient'
import { logger } from '@/lib/logger'

/** So many files are removed by one request. */
const FILES_AT_ONCE = 20
const releasedSchema = v.array(v.object({ key: v.string() }))

interface Emptied {
  /** What has lain there for so many days. */
  days?: number
  /** What lay there at that time of the server's; by default now. */
  at?: string
}

/** Removes posts of the trash for good, all or by their age; says how many it was. Throws `DataError`. */
export async function emptyTrash({ days = 0, at }: Emptied): Promise<number> {
  let removed = 0
  for (;;) {
    // The database removes some at a time, so that no request takes long.
    const some = valueOf(await ownerClient().rpc('empty_trash', { days, ...(at !== undefined && { at }) }))
    if (typeof some !== 'number' || some === 0) break
    removed += some
  }
  removeReleasedMedia()
  return removed
}

/** When the owner comes: what the trash has kept long enough goes, where the database does not see to it by itself. */
export async function emptyOldTrash(): Promise<number> {
  try {
    return await emptyTrash({ days: TRASH_DAYS })
  } catch (error) {
    logger.warn('휴지통에서 오래된 글을 지우지 못했습니다. 다음에 다시 합니다.', error)
    return 0
  }
}

/**
 * Removes the pictures of posts that are gone for good, but none that another post shows: the policy keeps it. It goes on
 * by itself; what fails is done when the owner comes again.
 */
export function removeReleasedMedia() {
  removeAll().catch((error: unknown) => logger.warn('지운 글의 사진을 아직 지우지 못했습니다.', error))
}

const released = () => ownerClient().from('released_media')

async function removeAll() {
  while (await removeSome());
}

/**
 * Says whether more may be left. A session that ends meanwhile, in another tab even, ends this between any two requests:
 * what is not done yet stays named as released.
 */
async function removeSome(): Promise<boolean> {
  if (!(await hasOwnerSession())) return false
  const rows = rowsOf(await released().select('key').order('released_at').limit(FILES_AT_ONCE))
  const keys = v.parse(releasedSchema, rows).map(({ key }) => key)
  if (keys.length === 0 || !(await hasOwnerSession())) return false
  const { error } = await ownerClient().storage.from(MEDIA_BUCKET).remove(keys)
  if (error) throw error
  if (!(await hasOwnerSession())) return false
  rowsOf(await released().delete().in('key', keys).select('key'))
  return true
}
