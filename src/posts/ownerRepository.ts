import * as v from 'valibot'
import { ADMIN_LIST_PAGE_SIZE, READ_TIMEOUT_MS } from '@/config/constants'
import { ownerClient } from '@/supabase/ownerClient'
import { rowsOf } from '@/supabase/answers'
import { DataError } from '@/supabase/errors'
import { timeLimit } from '@/supabase/timeLimit'
import { askOwner } from './askOwner'
import type { Collection } from './definition'
import { listOrder } from './listOrder'
import { toOwnerPosts } from './ownerPosts'
import { titlePattern, type OwnerListQuery } from './ownerQuery'
import type { Post } from './post'

const LIST_COLUMNS =
  'id,title,thumbnail,image,width,height,placeholder,alt,meta,status,created_at,published_at,updated_at,position'
export const EDIT_COLUMNS = `${LIST_COLUMNS},summary,body`
/** As many rows are asked what they say; a collection sorted by hand has far fewer words. */
const USED_TEXTS_ROWS = 500
const RANGE_NOT_SATISFIABLE = 416
/** How many rows of one title are looked at. */
const ALIKE = 5

/** One page of the owner's list; `total` counts all rows that the query finds. */
export interface OwnerPage<Meta extends object = object> {
  posts: Post<Meta>[]
  total: number
}

const count = v.pipe(v.number(), v.safeInteger())
const countsSchema = v.array(
  v.object({ collection: v.string(), total: count, drafts: count, scheduled: count, trashed: count }),
)

/** How many rows a collection has, how many of them are drafts or wait for their time, and how many more lie in the trash. */
export interface OwnerCounts {
  total: number
  drafts: number
  scheduled: number
  trashed: number
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

/** Rows of a collection that are not in the trash. */
export function keptRows(collection: Collection, columns: string, options: { count?: 'exact' } = {}) {
  return ownerClient().from(collection.table).select(columns, options).is('deleted_at', null)
}

/** Reads say `retry(false)`: trying again is the query layer's, and both would make a fault last half a minute. */
function reading(...asked: Parameters<typeof keptRows>) {
  return keptRows(...asked).retry(false)
}

/** Reads give up before writes do, of which a slow one would be done and called a failure. */
export const patient = (signal?: AbortSignal) => timeLimit(READ_TIMEOUT_MS, signal)

/** Reads one page of a list, drafts included when the owner is connected. Throws `DataError`. */
export async function listOwnerPosts<Meta extends object>(
  collection: Collection<Meta>,
  query: OwnerListQuery,
  signal: AbortSignal,
): Promise<OwnerPage<Meta>> {
  let rows = reading(collection, LIST_COLUMNS, { count: 'exact' })
  if (query.search) rows = rows.ilike('title', titlePattern(query.search))
  if (query.status !== 'all') rows = rows.eq('status', query.status === 'draft' ? 'draft' : 'published')
  // The database's own now.
  if (query.status === 'published') rows = rows.lte('published_at', 'now')
  if (query.status === 'scheduled') rows = rows.gt('published_at', 'now')
  for (const { column, ...order } of orders[query.sort]) rows = rows.order(column, order)
  const from = (query.page - 1) * ADMIN_LIST_PAGE_SIZE
  const answer = await rows.range(from, from + ADMIN_LIST_PAGE_SIZE - 1).abortSignal(patient(signal))
  // Deletions emptied the page that the address names: the first page knows how many are left.
  if (answer.status === RANGE_NOT_SATISFIABLE) {
    const { total } = await listOwnerPosts(collection, { ...query, page: 1 }, signal)
    return { posts: [], total }
  }
  const posts = toOwnerPosts(collection, rowsOf(answer, signal))
  return { posts, total: answer.count ?? posts.length }
}

/** Counts the rows of every collection by one request. Throws `DataError`. */
export async function countOwnerPosts(signal: AbortSignal): Promise<Partial<Record<string, OwnerCounts>>> {
  const counts = await askOwner(countsSchema, 'count_posts', {}, signal)
  return Object.fromEntries(counts.map(({ collection, ...rows }) => [collection, rows]))
}

/** What the rows say in one text of their `meta`, each once, in the order of the alphabet. Throws `DataError`. */
export async function listUsedTexts(
  collection: Collection,
  name: string,
  signal: AbortSignal,
): Promise<string[]> {
  const query = reading(collection, 'meta').not(`meta->>${name}`, 'is', null)
  const rows: unknown[] = rowsOf(await query.limit(USED_TEXTS_ROWS).abortSignal(patient(signal)), signal)
  const schema = v.object({ meta: v.object({ [name]: v.string() }) })
  const texts = rows.flatMap((row) => {
    const read = v.safeParse(schema, row)
    return read.success ? (read.output.meta[name] ?? []) : []
  })
  return [...new Set(texts)].toSorted((a, b) => a.localeCompare(b, 'ko'))
}

/** Reads one whole row for the editor, or null when there is none that this account may see. Throws `DataError`. */
export async function getOwnerPost<Meta extends object>(
  collection: Collection<Meta>,
  id: number,
  signal?: AbortSignal,
): Promise<Post<Meta> | null> {
  const query = reading(collection, EDIT_COLUMNS).eq('id', id).limit(1)
  const answer = await query.abortSignal(patient(signal))
  return toOwnerPosts(collection, rowsOf(answer, signal))[0] ?? null
}

/** Which of these rows are there no more, or lie in the trash. Throws `DataError`. */
export async function findGoneIds(
  collection: Collection,
  ids: readonly number[],
  signal: AbortSignal,
): Promise<number[]> {
  const answer = await reading(collection, 'id')
    .in('id', [...ids])
    .abortSignal(patient(signal))
  const there = v.safeParse(v.array(v.object({ id: count })), rowsOf(answer, signal))
  if (!there.success) throw new DataError('malformed', 'The rows have no ids.')
  return ids.filter((id) => there.output.every((row) => row.id !== id))
}

/** The row that shows this picture, or null: addresses of pictures are unique to the row they were stored for. */
export async function findPostByImage<Meta extends object>(
  collection: Collection<Meta>,
  image: string,
): Promise<Post<Meta> | null> {
  const query = keptRows(collection, EDIT_COLUMNS).eq('image', image).limit(1)
  return toOwnerPosts(collection, rowsOf(await query.abortSignal(patient())))[0] ?? null
}

/** The newest rows of this very title. Throws `DataError`. */
export async function findPostsByTitle<Meta extends object>(
  collection: Collection<Meta>,
  title: string,
): Promise<Post<Meta>[]> {
  const query = keptRows(collection, EDIT_COLUMNS).eq('title', title)
  const newest = query.order('id', { ascending: false }).limit(ALIKE)
  return toOwnerPosts(collection, rowsOf(await newest.abortSignal(patient())))
}
