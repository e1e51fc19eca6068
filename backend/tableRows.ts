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
      `${table}에서 ${expected}줄 가운데 ${read}줄만 읽었습니다. 아무것도 바꾸지 않았으니 다시 실행해 주세요.`,
    )
}

/** Counts the rows of a table that the client can read. Throws a BackendError. */
export async function countRows(client: SupabaseClient, table: string): Promise<number> {
  const { count, error } = await client.from(table).select('id', { count: 'exact' }).limit(1)
  if (error) throw readError(table, error)
  if (count === null) throw new BackendError(`${table}의 줄 수를 알 수 없습니다.`)
  return count
}

const readError = (table: string, error: { message: string }) =>
  new BackendError(
    `${table}을(를) 읽지 못했습니다: ${error.message}
  · 실제 프로젝트라면 VITE_SUPABASE_URL과 SUPABASE_SECRET_KEY, 네트워크를 확인해 주세요.`,
    error,
  )
