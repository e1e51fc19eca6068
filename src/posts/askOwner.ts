import * as v from 'valibot'
import { READ_TIMEOUT_MS } from '@/config/constants'
import { valueOf } from '@/supabase/answers'
import { DataError } from '@/supabase/errors'
import { ownerClient } from '@/supabase/ownerClient'
import { timeLimit } from '@/supabase/timeLimit'

/** What one of the owner's functions on the server answers. Throws `DataError`, `malformed` when that is not of the schema. */
export async function askOwner<Schema extends v.GenericSchema>(
  schema: Schema,
  name: string,
  parameters: object,
  signal: AbortSignal,
): Promise<v.InferOutput<Schema>> {
  const asked = ownerClient().rpc(name, parameters).retry(false)
  const answer = await asked.abortSignal(timeLimit(READ_TIMEOUT_MS, signal))
  const read = v.safeParse(schema, valueOf(answer, signal))
  if (!read.success) throw new DataError('malformed', `${name} answered something else.`)
  return read.output
}
