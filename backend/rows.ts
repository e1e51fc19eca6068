import type { SupabaseClient } from '@supabase/supabase-js'
import * as v from 'valibot'
import { everyRow as walk } from '../src/supabase/archive/everything.ts'
import { BackendFault } from './fault.ts'

/** Rows per request; the server may give fewer (`max_rows`). */
const PAGE = 500

const rows = v.array(v.looseObject({ id: v.pipe(v.number(), v.safeInteger()) }))

/** A whole row of a table, as the API gives it. */
export type Row = v.InferOutput<typeof rows>[number]

/**
 * Every row of a table that the client may see, by rising id. Throws a
 * BackendFault when they cannot be read, or fewer came than the server counted before.
 */
export async function* everyRow(client: SupabaseClient, table: string): AsyncGenerator<Row> {
  const expected = await countRows(client, table)
  let read = 0
  const readAfter = async (id: number) => {
    const { data, error } = await client.from(table).select('*').gt('id', id).order('id').limit(PAGE)
    if (error) throw unread(table, error)
    return v.parse(rows, data)
  }
  for await (const row of walk(readAfter)) {
    read += 1
    yield row
  }
  if (read < expected)
    throw new BackendFault(
      `${table}에서 ${expected}줄 가운데 ${read}줄만 읽었습니다. 아무것도 바꾸지 않았으니 다시 실행해 주세요.`,
    )
}

/** How many rows of a table the client may see. Throws a BackendFault. */
export async function countRows(client: SupabaseClient, table: string): Promise<number> {
  const { count, error } = await client.from(table).select('id', { count: 'exact' }).limit(1)
  if (error) throw unread(table, error)
  if (count === null) throw new BackendFault(`${table}의 줄 수를 알 수 없습니다.`)
  return count
}

const unread = (table: string, error: { message: string }) =>
  new BackendFault(
    `${table}을(를) 읽지 못했습니다: ${error.message}
  · 실제 프로젝트라면 VITE_SUPABASE_URL과 SUPABASE_SERVICE_ROLE_KEY, 네트워크를 확인해 주세요.`,
    error,
  )
