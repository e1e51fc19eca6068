import type { SupabaseClient } from '@supabase/supabase-js'
import * as v from 'valibot'
import { iterateRows } from '../src/supabase/archive/pagination.ts'
import { BackendError } from './backendError.ts'

/** Rows per request. The server may return fewer (`max_rows`). */
const PAGE = 500

const rowsSchema = v.array(v.looseObject({ id: v.pipe(v.number(), v.safeInteger()) }))

/** A whole row of a table, as the API returns it. */
export type Row = v.InferOutput<typeof rowsSchema>[number]

/**
 * Yields every row of a table that the client can read, by ascending id. Throws a BackendError if reading fails or if fewer
 * rows arrive than the server counted.
 */
export async function* iterateTableRows(client: SupabaseClient, table: string): AsyncGenerator<Row> {
  const expected = await countRows(client, table)
  let read = 0
  const readAfter = async (id: number) => {
    const { data, error } = await client.from(table).select('*').gt('id', id).order('id').limit(PAGE)
    if (error) throw readError(table, error)
    return v.parse(rowsSchema, data)
  }
  for await (const row of iterateRows(readAfter)) {
    read += 1
    yield row
  }
  if (read < expected)
    throw new BackendError(
      `Read only ${read} of ${expected} rows of ${table}. Nothing was changed. Please run it again.`,
    )
}

/** Counts the rows of a table that the client can read. Throws a BackendError. */
export async function countRows(client: SupabaseClient, table: string): Promise<number> {
  const { count, error } = await client.from(table).select('id', { count: 'exact' }).limit(1)
  if (error) throw readError(table, error)
  if (count === null) throw new BackendError(`The number of rows of ${table} is unknown.`)
  return count
}

const readError = (table: string, error: { message: string }) =>
  new BackendError(
    `${table} could not be read: ${error.message}
  · For a real project, check VITE_SUPABASE_URL, SUPABASE_SECRET_KEY and the network.`,
    error,
  )
