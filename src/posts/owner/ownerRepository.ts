import * as v from 'valibot'
import { ADMIN_LIST_PAGE_SIZE } from '@/config/constants'
import { DataError } from '@/supabase/errors'
import { unwrapRows } from '@/supabase/responses'
import type { Collection } from '../collections'
import type { Post } from '../post'
import { listOrder } from '../read/listOrder'
import { containsPattern } from '../read/searchPosts'
import { titlePattern, type OwnerListQuery } from './ownerListQuery'
import {
  callOwnerRpc,
  EDIT_COLUMNS,
  OWNER_LIST_COLUMNS,
  parseOwnerPosts,
  readTimeout,
  selectActive,
} from './ownerRequests'

/** Rows that `listUsedTexts` reads at most. */
const USED_TEXTS_ROWS = 500
const RANGE_NOT_SATISFIABLE = 416
/** Rows that `findPostsByTitle` returns at most. */
const SAME_TITLE_ROWS = 5

/** One page of the owner's list. `total` counts all rows that match the query. */
export interface OwnerPage<Meta extends object = object> {
  posts: Post<Meta>[]
  total: number
}

const count = v.pipe(v.number(), v.safeInteger())
const gapSchema = v.object({ series: v.string(), first: count, last: count })
/** Numbers within a series that no post has, between two that are taken. */
export type NumberGap = v.InferOutput<typeof gapSchema>

const countsSchema = v.array(
  v.object({
    collection: v.string(),
    total: count,
    drafts: count,
    scheduled: count,
    trashed: count,
    gaps: v.optional(v.array(gapSchema)),
  }),
)

/** Row counts of a collection. `total` includes drafts and scheduled posts, but not the trash. */
export interface OwnerCounts {
  total: number
  drafts: number
  scheduled: number
  trashed: number
  /** Missing numbers of serial works, at most the first 20 gaps. Absent in databases of an earlier release. */
  gaps?: NumberGap[] | undefined
}

const orders = {
  newest: [
    { column: 'created_at', ascending: false },
    { column: 'id', ascending: false },
  ],
  oldest: [
    { column: 'created_at', ascending: true },
    { column: 'id', ascending: true },
  ],
  title: [
    { column: 'title', ascending: true },
    { column: 'id', ascending: true },
  ],
  position: listOrder(),
} as const

const serialOrders = {
  ...orders,
  newest: [
    { column: 'status', ascending: true },
    { column: 'published_at', ascending: false, nullsFirst: true },
    { column: 'number', ascending: false },
    { column: 'id', ascending: false },
  ],
  oldest: [
    { column: 'number', ascending: true },
    { column: 'id', ascending: true },
  ],
} as const

/** Digits, optionally with the Korean counter word of episodes or chapters. */
const TYPED_NUMBER = /^(\d{1,9})\s*[\uD654\uC7A5]?$/

/** Returns a PostgREST condition for titles that contain the text, and for the number that it names. */
function searchFilter(search: string): string {
  const title = `title.ilike.${containsPattern(search)}`
  const number = TYPED_NUMBER.exec(search)?.[1]
  return number === undefined ? title : `${title},number.eq.${number}`
}

/** Disables the client's own retries: the query cache retries already, and both together would take half a minute. */
function selectForRead(...parameters: Parameters<typeof selectActive>) {
  return selectActive(...parameters).retry(false)
}

/** Reads one page of a list, including drafts if the owner is signed in. Throws `DataError`. */
export async function listOwnerPosts<Meta extends object>(
  collection: Collection<Meta>,
  query: OwnerListQuery,
  signal: AbortSignal,
): Promise<OwnerPage<Meta>> {
  const isSerial = collection.seriesField !== null
  const columns = collection.key === 'chapters' ? `${OWNER_LIST_COLUMNS},letters` : OWNER_LIST_COLUMNS
  let rows = selectForRead(collection, columns, { count: 'exact' })
  if (query.search && isSerial) rows = rows.or(searchFilter(query.search))
  else if (query.search) rows = rows.ilike('title', titlePattern(query.search))
  if (query.status !== 'all') rows = rows.eq('status', query.status === 'draft' ? 'draft' : 'published')
  if (query.series && isSerial) rows = rows.eq('series', query.series)
  // `now` is the database's clock.
  if (query.status === 'published') rows = rows.lte('published_at', 'now')
  if (query.status === 'scheduled') rows = rows.gt('published_at', 'now')
  for (const { column, ...order } of (isSerial ? serialOrders : orders)[query.sort])
    rows = rows.order(column, order)
  const from = (query.page - 1) * ADMIN_LIST_PAGE_SIZE
  const response = await rows.range(from, from + ADMIN_LIST_PAGE_SIZE - 1).abortSignal(readTimeout(signal))
  // The requested page is past the end, for example after deletions: the first page has the total.
  if (response.status === RANGE_NOT_SATISFIABLE) {
    const { total } = await listOwnerPosts(collection, { ...query, page: 1 }, signal)
    return { posts: [], total }
  }
  const posts = parseOwnerPosts(collection, unwrapRows(response, signal))
  return { posts, total: response.count ?? posts.length }
}

/** Counts the rows of every collection in one request. Throws `DataError`. */
export async function countOwnerPosts(signal: AbortSignal): Promise<Partial<Record<string, OwnerCounts>>> {
  const counts = await callOwnerRpc(countsSchema, 'count_posts', {}, signal)
  return Object.fromEntries(counts.map(({ collection, ...rows }) => [collection, rows]))
}

/** Returns the distinct values of one text field of `meta`, sorted alphabetically. Throws `DataError`. */
export async function listUsedTexts(
  collection: Collection,
  name: string,
  signal: AbortSignal,
): Promise<string[]> {
  const query = selectForRead(collection, 'meta').not(`meta->>${name}`, 'is', null)
  const rows: unknown[] = unwrapRows(
    await query.limit(USED_TEXTS_ROWS).abortSignal(readTimeout(signal)),
    signal,
  )
  const schema = v.object({ meta: v.object({ [name]: v.string() }) })
  const texts = rows.flatMap((row) => {
    const parsed = v.safeParse(schema, row)
    return parsed.success ? (parsed.output.meta[name] ?? []) : []
  })
  return [...new Set(texts)].toSorted((a, b) => a.localeCompare(b, 'ko'))
}

/** Reads one whole row for the editor. Returns null if this account can see no such row. Throws `DataError`. */
export async function getOwnerPost<Meta extends object>(
  collection: Collection<Meta>,
  id: number,
  signal?: AbortSignal,
): Promise<Post<Meta> | null> {
  return readPost(collection, EDIT_COLUMNS, id, signal)
}

/** Like `getOwnerPost`, but reads the row as lists have it: without its summary and text. */
export function getListedPost<Meta extends object>(
  collection: Collection<Meta>,
  id: number,
  signal: AbortSignal,
): Promise<Post<Meta> | null> {
  return readPost(collection, OWNER_LIST_COLUMNS, id, signal)
}

async function readPost<Meta extends object>(
  collection: Collection<Meta>,
  columns: string,
  id: number,
  signal?: AbortSignal,
): Promise<Post<Meta> | null> {
  const query = selectForRead(collection, columns).eq('id', id).limit(1)
  const response = await query.abortSignal(readTimeout(signal))
  return parseOwnerPosts(collection, unwrapRows(response, signal))[0] ?? null
}

/** Returns the ids among `ids` whose rows are deleted or in the trash. Throws `DataError`. */
export async function findGoneIds(
  collection: Collection,
  ids: readonly number[],
  signal: AbortSignal,
): Promise<number[]> {
  const response = await selectForRead(collection, 'id')
    .in('id', [...ids])
    .abortSignal(readTimeout(signal))
  const existing = v.safeParse(v.array(v.object({ id: count })), unwrapRows(response, signal))
  if (!existing.success) throw new DataError('malformed', 'The rows have no ids.')
  return ids.filter((id) => existing.output.every((row) => row.id !== id))
}

/** Returns the row with this image URL, or null. Image URLs are unique to the row that they were uploaded for. */
export async function findPostByImage<Meta extends object>(
  collection: Collection<Meta>,
  image: string,
): Promise<Post<Meta> | null> {
  const query = selectActive(collection, EDIT_COLUMNS).eq('image', image).limit(1)
  return parseOwnerPosts(collection, unwrapRows(await query.abortSignal(readTimeout())))[0] ?? null
}

/** Returns the newest rows with exactly this title. Throws `DataError`. */
export async function findPostsByTitle<Meta extends object>(
  collection: Collection<Meta>,
  title: string,
): Promise<Post<Meta>[]> {
  const query = selectActive(collection, EDIT_COLUMNS).eq('title', title)
  const newest = query.order('id', { ascending: false }).limit(SAME_TITLE_ROWS)
  return parseOwnerPosts(collection, unwrapRows(await newest.abortSignal(readTimeout())))
}
