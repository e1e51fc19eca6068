import * as v from 'valibot'
import { READ_TIMEOUT_MS } from '@/config/constants'
import { rowsOf } from '@/data/answers'
import { DataError } from '@/data/errors'
import { ownerClient } from '@/data/ownerClient'
import { timeLimit } from '@/data/timeLimit'

const NAME = 'last_backup'
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const backupSchema = v.object({
  /** ISO 8601. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  posts: count,
  /** The size of the file. */
  bytes: count,
})

/** What is known of a backup that was taken (decisions §12.6). */
export type Backup = v.InferOutput<typeof backupSchema>

const settings = () => ownerClient().from('desk_settings')

/** Reads when the last backup was taken; null when there was none. Throws `DataError`. */
export async function readLastBackup(signal: AbortSignal): Promise<Backup | null> {
  const asked = settings().select('value').eq('name', NAME).retry(false)
  const [row] = rowsOf(await asked.abortSignal(timeLimit(READ_TIMEOUT_MS, signal)), signal)
  if (row === undefined) return null
  const read = v.safeParse(v.object({ value: backupSchema }), row)
  if (!read.success) throw new DataError('malformed', 'The last backup makes no sense.')
  return read.output.value
}

/** Notes a backup as the last one. Throws `DataError`. */
export async function keepLastBackup(value: Backup): Promise<void> {
  rowsOf(await settings().upsert({ name: NAME, value }).select('name'))
}
