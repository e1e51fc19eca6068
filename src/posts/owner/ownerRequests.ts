// Shared by every module that reads or writes posts as the owner.
import * as v from 'valibot'
import { READ_TIMEOUT_MS } from '@/config/constants'
import { isRecord } from '@/lib/json'
import { DataError } from '@/supabase/errors'
import { ownerClient } from '@/supabase/ownerClient'
import { unwrapData } from '@/supabase/responses'
import { timeoutSignal } from '@/supabase/timeoutSignal'
import type { Collection } from '../collections'
import { parsePosts, unparsedMeta, type Post } from '../post'

export const OWNER_LIST_COLUMNS =
  'id,title,thumbnail,image,width,height,placeholder,alt,meta,status,created_at,published_at,updated_at,position'
export const EDIT_COLUMNS = `${OWNER_LIST_COLUMNS},summary,body`

/** Reads time out earlier than writes: a write that times out may still have been applied. */
export const readTimeout = (signal?: AbortSignal) => timeoutSignal(READ_TIMEOUT_MS, signal)

/** Selects rows of a collection that are not in the trash. */
export function selectActive(collection: Collection, columns: string, options: { count?: 'exact' } = {}) {
  return ownerClient().from(collection.table).select(columns, options).is('deleted_at', null)
}

/**
 * Calls a database function as the owner and parses its result with `schema`. Throws `DataError`: `malformed` if the
 * result does not match.
 */
export async function callOwnerRpc<Schema extends v.GenericSchema>(
  schema: Schema,
  name: string,
  parameters: object,
  signal: AbortSignal,
): Promise<v.InferOutput<Schema>> {
  const request = ownerClient().rpc(name, parameters).retry(false)
  const response = await request.abortSignal(readTimeout(signal))
  const parsed = v.safeParse(schema, unwrapData(response, signal))
  if (!parsed.success) throw new DataError('malformed', `${name} returned an unexpected result.`)
  return parsed.output
}

/**
 * Like `parsePosts`, but keeps the parts of each `meta` that the schema does not parse, so that saving a post does not
 * lose them. Throws `DataError`.
 */
export function parseOwnerPosts<Meta extends object>(
  collection: Collection<Meta>,
  rows: readonly unknown[],
): Post<Meta>[] {
  const byId = new Map(rows.filter(isRecord).map((row) => [row['id'], row]))
  return parsePosts(collection, rows).map((post) => {
    const { meta, letters } = byId.get(post.id) ?? {}
    const unparsed = unparsedMeta(collection, meta)
    return {
      ...post,
      ...(Object.keys(unparsed).length > 0 && { unparsedMeta: unparsed }),
      ...(typeof letters === 'number' && { letters }),
    }
  })
}

/** Parses a single row, for example one stored inside another table. Returns null if it is malformed. */
export function parseOwnerPost(collection: Collection, row: unknown): Post | null {
  try {
    return parseOwnerPosts(collection, [row])[0] ?? null
  } catch (error) {
    if (error instanceof DataError) return null
    throw error
  }
}
