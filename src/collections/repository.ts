import { HOME_GALLERY_FETCHED_PER_TABLE } from '@/config/constants'
import { DataError } from '@/data/errors'
import { publicClient, rowsOf, type PublicClient } from '@/data/publicClient'
import { parseRows, type PostRow } from '@/data/rows'
import type { Collection } from './definition'
import { beside, listOrder } from './listOrder'
import { toPost, type Post } from './post'

const LATEST_COLUMNS = 'id,title,thumbnail,created_at'
/** Enough to show a post but for its text; neighbours carry it too, so that turning to them shows them at once. */
const LIST_COLUMNS = `${LATEST_COLUMNS},position,image,width,height,placeholder,alt,summary,meta`
const DETAIL_COLUMNS = `${LIST_COLUMNS},body,status,published_at,updated_at`

/** One page of a list. `nextOffset` is null on the last page. */
export interface PostPage<Meta extends object> {
  posts: Post<Meta>[]
  nextOffset: number | null
}

/** The posts before and after one in its list. */
export interface Neighbours<Meta extends object> {
  previous: Post<Meta> | null
  next: Post<Meta> | null
}

/** Parses rows; an answer in which no row at all makes sense is malformed as a whole. */
function parsedRows(table: string, rows: unknown[]): PostRow[] {
  const parsed = parseRows(table, rows)
  if (rows.length > 0 && parsed.length === 0)
    throw new DataError('malformed', `No row of ${table} makes sense.`)
  return parsed
}

/** Which rows of a list to read. */
export interface PostRange {
  offset: number
  limit: number
}

/** Reads a range of what the public may see, in list order. Throws `DataError`. */
export async function listPosts<Meta extends object>(
  collection: Collection<Meta>,
  { offset, limit }: PostRange,
  signal: AbortSignal,
): Promise<PostPage<Meta>> {
  const client = publicClient()
  if (!client) return { posts: [], nextOffset: null }
  let query = client.from(collection.table).select(LIST_COLUMNS)
  for (const { column, ...order } of listOrder()) query = query.order(column, order)
  const answer = await query.range(offset, offset + limit - 1).abortSignal(signal)
  const rows = rowsOf(answer, signal)
  return {
    posts: parsedRows(collection.table, rows).map((row) => toPost(collection, row)),
    nextOffset: rows.length < limit ? null : offset + limit,
  }
}

/** Reads one post that the public may see, or null when there is none. Throws `DataError`. */
export async function getPost<Meta extends object>(
  collection: Collection<Meta>,
  id: number,
  signal: AbortSignal,
): Promise<Post<Meta> | null> {
  const client = publicClient()
  if (!client) return null
  const query = client.from(collection.table).select(DETAIL_COLUMNS).eq('id', id).limit(1)
  const [row] = parsedRows(collection.table, rowsOf(await query.abortSignal(signal), signal))
  return row ? toPost(collection, row) : null
}

/** Reads the posts that stand beside one in list order. Throws `DataError`. */
export async function getNeighbours<Meta extends object>(
  collection: Collection<Meta>,
  post: Post<Meta>,
  signal: AbortSignal,
): Promise<Neighbours<Meta>> {
  const client = publicClient()
  if (!client) return { previous: null, next: null }
  async function neighbour(of: PublicClient, direction: 'next' | 'previous') {
    let query = of.from(collection.table).select(LIST_COLUMNS).or(beside(post, direction))
    for (const { column, ...order } of listOrder(direction)) query = query.order(column, order)
    const [row] = parsedRows(collection.table, rowsOf(await query.limit(1).abortSignal(signal), signal))
    return row ? toPost(collection, row) : null
  }
  const [previous, next] = await Promise.all([neighbour(client, 'previous'), neighbour(client, 'next')])
  return { previous, next }
}

/** Reads the newest posts for home, just as specification §7 says. Throws `DataError`. */
export async function latestPosts<Meta extends object>(
  collection: Collection<Meta>,
  signal: AbortSignal,
): Promise<Post<Meta>[]> {
  const client = publicClient()
  if (!client) return []
  const answer = await client
    .from(collection.table)
    .select(LATEST_COLUMNS)
    .order('created_at', { ascending: false })
    .limit(HOME_GALLERY_FETCHED_PER_TABLE)
    .abortSignal(signal)
  return parsedRows(collection.table, rowsOf(answer, signal)).map((row) => toPost(collection, row))
}
