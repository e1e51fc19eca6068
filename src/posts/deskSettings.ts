import * as v from 'valibot'
import { rowsOf } from '@/supabase/answers'
import { DataError } from '@/supabase/errors'
import { ownerClient } from '@/supabase/ownerClient'
import { patient } from './ownerRepository'

/** What the desk keeps for itself under known names; the owner alone reads it (decisions §12.6). */
export type DeskSetting = 'deploy_hook' | 'last_backup'

const settings = () => ownerClient().from('desk_settings')

/** Reads a setting, null when there is none. Throws `DataError`: `malformed` when it is not what `schema` says. */
export async function readDeskSetting<Schema extends v.GenericSchema>(
  name: DeskSetting,
  schema: Schema,
  signal: AbortSignal,
): Promise<v.InferOutput<Schema> | null> {
  const answer = await settings().select('value').eq('name', name).retry(false).abortSignal(patient(signal))
  const rows = v.safeParse(v.array(v.object({ value: schema })), rowsOf(answer, signal))
  if (!rows.success) throw new DataError('malformed', `The setting ${name} makes no sense.`)
  return rows.output[0]?.value ?? null
}

/** Keeps a setting in place of what it was. Throws `DataError`. */
export async function keepDeskSetting(name: DeskSetting, value: object): Promise<void> {
  rowsOf(await settings().upsert({ name, value }).select('name'))
}

/** Forgets a setting, if there is one. Throws `DataError`. */
export async function forgetDeskSetting(name: DeskSetting): Promise<void> {
  rowsOf(await settings().delete().eq('name', name).select('name'))
}
