import { HOME_GALLERY_FETCHED_PER_TABLE } from '@/config/constants'
import { publicClient, type PublicClient } from '@/supabase/publicClient'
import { unwrapRows } from '@/supabase/responses'
import { retryRead } from '@/supabase/retries'
import type { Collection } from '../collections'
import { parsePosts, type Post } from '../post'
import { collectionFilter, collectionOrder, neighboursFilter } from '../serials/serialOrder'
import { parsePublicPosts } from './publicPosts'

const LATEST_COLUMNS = 'id,title,thumbnail,created_at'
/** Everything but the text. Neighbours have it too, so that a detail page can show them before it loads. */
const LIST_COLUMNS = `${LATEST_COLUMNS},position,image,width,height,placeholder,alt,summary,meta,published_at,updated_at`
export const DETAIL_COLUMNS = `${LIST_COLUMNS},body,status`

/** One page of a list. `nextOffset` is null for the last page. */
export interface PostPage<Meta extends object> {
  posts: Post<Meta>[]
  nextOffset: number | null
}

/** The posts before and after one in its list. */
export interface Neighbours<Meta extends object> {
  previous: Post<Meta> | null
  next: Post<Meta> | null
}

/** A range of rows of a list. */
export interface PostRange {
  offset: number
  limit: number
}

/** Filters a list by the value of one field of `meta`. */
export interface MetaFilter<Meta extends object = object> {
  field: keyof Meta & string
  value: string
}

/** Filters a list by the value of one field, or by what `meta` must contain. */
export type ListFilter<Meta extends object = object> = MetaFilter<Meta> | { contains: Partial<Meta> }

/** Reads a range of the public posts in list order. The server applies the filter. Throws `DataError`. */
export async function listPosts<Meta extends object>(
  collection: Collection<Meta>,
  { offset, limit }: PostRange,
  signal: AbortSignal,
  filter?: ListFilter<Meta>,
): Promise<PostPage<Meta>> {
  const client = publicClient()
  if (!client) return { posts: [], nextOffset: null }
  let query = client.from(collection.table).select(LIST_COLUMNS)
  if (filter && 'contains' in filter) query = query.contains('meta', { ...filter.contains })
  else if (filter) query = query.filter(`meta->>${filter.field}`, 'eq', filter.value)
  for (const { column, ...order } of collectionOrder(collection)) query = query.order(column, order)
  const response = await query.range(offset, offset + limit - 1).abortSignal(signal)
  const rows = unwrapRows(response, signal)
  return {
    // Some servers ignore the limit.
    posts: parsePublicPosts(collection, rows.slice(0, limit)),
    nextOffset: rows.length < limit ? null : offset + limit,
  }
}

/** Reads one public post, or null if it does not exist. Throws `DataError`. */
export async function getPost<Meta extends object>(
  collection: Collection<Meta>,
  id: number,
  signal: AbortSignal,
): Promise<Post<Meta> | null> {
  const client = publicClient()
  if (!client) return null
  const query = client.from(collection.table).select(DETAIL_COLUMNS).eq('id', id).limit(1)
  return parsePublicPosts(collection, unwrapRows(await query.abortSignal(signal), signal))[0] ?? null
}

/** Reads the posts before and after one in list order, of serial works by number within the series. Throws `DataError`. */
export async function getNeighbours<Meta extends object>(
  collection: Collection<Meta>,
  post: Post<Meta>,
  signal: AbortSignal,
): Promise<Neighbours<Meta>> {
  const client = publicClient()
  if (!client) return { previous: null, next: null }
  async function readNeighbour(from: PublicClient, direction: 'next' | 'previous') {
    let query = from
      .from(collection.table)
      .select(LIST_COLUMNS)
      .or(neighboursFilter(collection, post, direction))
    for (const { column, ...order } of collectionOrder(collection, direction))
      query = query.order(column, order)
    return (
      parsePublicPosts(collection, unwrapRows(await query.limit(1).abortSignal(signal), signal))[0] ?? null
    )
  }
  const [previous, next] = await Promise.all([
    readNeighbour(client, 'previous'),
    readNeighbour(client, 'next'),
  ])
  return { previous, next }
}

/** Reads the newest posts for the home page. Throws `DataError`. */
export async function getLatestPosts<Meta extends object>(
  collection: Collection<Meta>,
  signal: AbortSignal,
): Promise<Post<Meta>[]> {
  const client = publicClient()
  if (!client) return []
  const response = await client
    .from(collection.table)
    .select(LATEST_COLUMNS)
    .order('created_at', { ascending: false })
    .limit(HOME_GALLERY_FETCHED_PER_TABLE)
    .abortSignal(signal)
  return parsePosts(collection, unwrapRows(response, signal))
}

const ROWS_PER_REQUEST = 200

/**
 * Reads all public posts with their text in list order, serial works by series and number. Reads them in batches to limit memory use. Throws `DataError`.
 */
export async function* iteratePosts<Meta extends object>(
  collection: Collection<Meta>,
  batchSize = ROWS_PER_REQUEST,
): AsyncGenerator<Post<Meta>> {
  const client = publicClient()
  if (!client) return
  let last: Post<Meta> | undefined
  do {
    let query = client.from(collection.table).select(DETAIL_COLUMNS)
    // Continues after the last post instead of at an offset, so that rows published meanwhile shift nothing.
    if (last) query = query.or(collectionFilter(collection, last, 'next'))
    for (const { column, ...order } of collectionOrder(collection)) query = query.order(column, order)
    const page = query.limit(batchSize)
    const rows = await retryRead(async () => unwrapRows(await page))
    const posts = parsePublicPosts(collection, rows)
    yield* posts
    last = rows.length < batchSize ? undefined : posts.at(-1)
  } while (last)
}
