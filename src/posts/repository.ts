import { HOME_GALLERY_FETCHED_PER_TABLE } from '@/config/constants'
import { rowsOf } from '@/supabase/answers'
import { publicClient, type PublicClient } from '@/supabase/publicClient'
import { retryRead } from '@/supabase/retries'
import type { Collection } from './definition'
import { beside, listOrder } from './listOrder'
import { toPosts, type Post } from './post'

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

/** Which rows of a list to read. */
export interface PostRange {
  offset: number
  limit: number
}

/** One field of `meta` whose value a list is narrowed to. */
export interface MetaFilter<Meta extends object = object> {
  field: keyof Meta & string
  value: string
}

/** What a list is narrowed to: the value of one field, or whatever `meta` must contain. */
export type ListFilter<Meta extends object = object> = MetaFilter<Meta> | { contains: Partial<Meta> }

/** Reads a range of what the public may see, in list order, narrowed by the server. Throws `DataError`. */
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
  for (const { column, ...order } of listOrder()) query = query.order(column, order)
  const answer = await query.range(offset, offset + limit - 1).abortSignal(signal)
  const rows = rowsOf(answer, signal)
  return {
    // A server that gives more than was asked for gives what a page holds.
    posts: toPosts(collection, rows.slice(0, limit)),
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
  return toPosts(collection, rowsOf(await query.abortSignal(signal), signal))[0] ?? null
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
    return toPosts(collection, rowsOf(await query.limit(1).abortSignal(signal), signal))[0] ?? null
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
  return toPosts(collection, rowsOf(answer, signal))
}

/** How many whole rows one answer carries when all of them are read. */
const ROWS_AT_ONCE = 200

/**
 * Reads every post that the public may see, with its text, in list order, a few at a time so that any number of them
 * needs little memory. Throws `DataError`.
 */
export async function* everyPost<Meta extends object>(
  collection: Collection<Meta>,
  atOnce = ROWS_AT_ONCE,
): AsyncGenerator<Post<Meta>> {
  const client = publicClient()
  if (!client) return
  let last: Post<Meta> | undefined
  do {
    let query = client.from(collection.table).select(DETAIL_COLUMNS)
    // From the last one on, not from its number: a row that is published meanwhile moves none twice, and loses none.
    if (last) query = query.or(beside(last, 'next'))
    for (const { column, ...order } of listOrder('next')) query = query.order(column, order)
    const page = query.limit(atOnce)
    const rows = await retryRead(async () => rowsOf(await page))
    const posts = toPosts(collection, rows)
    yield* posts
    last = rows.length < atOnce ? undefined : posts.at(-1)
  } while (last)
}
