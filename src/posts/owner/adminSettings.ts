import * as v from 'valibot'
import { DataError } from '@/supabase/errors'
import { ownerClient } from '@/supabase/ownerClient'
import { unwrapRows } from '@/supabase/responses'
import { readTimeout } from './ownerRequests'

/** Names of the settings that the admin area stores in the database. Only the owner can read them. */
export type AdminSetting = 'deploy_hook' | 'last_backup'

const settings = () => ownerClient().from('desk_settings')

/** Reads a setting, or null if it is not set. Throws `DataError`: `malformed` if it does not match `schema`. */
export async function readAdminSetting<Schema extends v.GenericSchema>(
  name: AdminSetting,
  schema: Schema,
  signal: AbortSignal,
): Promise<v.InferOutput<Schema> | null> {
  const response = await settings()
    .select('value')
    .eq('name', name)
    .retry(false)
    .abortSignal(readTimeout(signal))
  const rows = v.safeParse(v.array(v.object({ value: schema })), unwrapRows(response, signal))
  if (!rows.success) throw new DataError('malformed', `The setting ${name} is malformed.`)
  return rows.output[0]?.value ?? null
}

/** Saves a setting, replacing its previous value. Throws `DataError`. */
export async function saveAdminSetting(name: AdminSetting, value: object): Promise<void> {
  unwrapRows(await settings().upsert({ name, value }).select('name'))
}

/** Deletes a setting if it exists. Throws `DataError`. */
export async function deleteAdminSetting(name: AdminSetting): Promise<void> {
  unwrapRows(await settings().delete().eq('name', name).select('name'))
}

const LAST_BACKUP = 'last_backup'
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const backupSchema = v.object({
  /** ISO 8601. */
  at: v.pipe(
    v.string(),
    v.check((text) => !Number.isNaN(Date.parse(text))),
  ),
  posts: count,
  /** Size of the file. */
  bytes: count,
})

/** Facts about the last backup. */
export type Backup = v.InferOutput<typeof backupSchema>

/** Reads the last backup, or null if there was none. Throws `DataError`. */
export function readLastBackup(signal: AbortSignal): Promise<Backup | null> {
  return readAdminSetting(LAST_BACKUP, backupSchema, signal)
}

/** Records a backup as the last one. Throws `DataError`. */
export function saveLastBackup(backup: Backup): Promise<void> {
  return saveAdminSetting(LAST_BACKUP, backup)
}
