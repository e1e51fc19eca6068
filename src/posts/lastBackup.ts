import * as v from 'valibot'
import { keepDeskSetting, readDeskSetting } from './deskSettings'

const NAME = 'last_backup'
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const backupSchema = v.object({
  /** ISO 8601. */
  at: v.pipe(
    v.string(),
    v.check((text) => !Number.isNaN(Date.parse(text))),
  ),
  posts: count,
  /** The size of the file. */
  bytes: count,
})

/** What is known of a backup that was taken (decisions §12.6). */
export type Backup = v.InferOutput<typeof backupSchema>

/** Reads when the last backup was taken; null when there was none. Throws `DataError`. */
export function readLastBackup(signal: AbortSignal): Promise<Backup | null> {
  return readDeskSetting(NAME, backupSchema, signal)
}

/** Notes a backup as the last one. Throws `DataError`. */
export function keepLastBackup(backup: Backup): Promise<void> {
  return keepDeskSetting(NAME, backup)
}
