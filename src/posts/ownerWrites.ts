import { DataError } from '@/supabase/errors'
import { ownerClient } from '@/supabase/ownerClient'
import { rowsOf, valueOf } from '@/supabase/answers'
import type { Collection } from './definition'
import { listOrder } from './listOrder'
import { toOwnerPosts } from './ownerPosts'
import { EDIT_COLUMNS, getOwnerPost, keptRows, patient } from './ownerRepository'
import { indexOfSpot, planMove, rowOfSpot, type Placed, type Spot } from './places'
import type { PostChanges } from './postChanges'
import type { PostValues } from './postDraft'
import type { Post } from './post'
import { RowChanged } from './rowChanged'

const CHUNK = 1000

/** Adds a row. Throws `DataError`: `denied` when nobody may write. */
export async function insertPost<Meta extends object>(
  collection: Collection<Meta>,
  values: PostValues<Meta>,
): Promise<Post<Meta>> {
  const answer = await ownerClient().from(collection.table).insert(values).select(EDIT_COLUMNS)
  return single(toOwnerPosts(collection, rowsOf(answer)))
}

/** Changes rows, but none that is in the trash. */
const changing = (collection: Collection, changes: object) =>
  ownerClient().from(collection.table).update(changes).is('deleted_at', null)

/**
 * Changes some columns of a row, at least one. With `expectedUpdatedAt` only if it is still as it was read then;
 * `undefined` overwrites whatever is there. Throws `DataError`: `RowChanged` when it has changed since, `missing` when it
 * is gone.
 */
export async function updatePost<Meta extends object>(
  collection: Collection<Meta>,
  id: number,
  changes: PostChanges,
  { expectedUpdatedAt }: { expectedUpdatedAt?: string | undefined } = {},
): Promise<Post<Meta>> {
  let query = changing(collection, changes).eq('id', id)
  if (expectedUpdatedAt !== undefined) query = query.eq('updated_at', expectedUpdatedAt)
  const [post] = toOwnerPosts(collection, rowsOf(await query.select(EDIT_COLUMNS)))
  return post ?? (await whyUntouched(collection, id, expectedUpdatedAt))
}

/** Publishes rows or makes them drafts again; gives the rows that were changed. Throws `DataError`: `missing` when they are gone. */
export async function setPostStatus<Meta extends object>(
  collection: Collection<Meta>,
  ids: readonly number[],
  status: Post['status'],
): Promise<Post<Meta>[]> {
  const query = changing(collection, { status }).in('id', ids)
  const rows = toOwnerPosts(collection, rowsOf(await query.select(EDIT_COLUMNS)))
  const [first] = ids
  return rows.length > 0 || first === undefined ? rows : await whyUntouched(collection, first)
}

/** Moves rows to the trash, as they are. Rows that are there or gone already are no fault. Throws `DataError`. */
export async function trashPosts(collection: Collection, ids: readonly number[]): Promise<void> {
  // The server dates it by its own clock.
  const query = changing(collection, { deleted_at: new Date().toISOString() }).in('id', ids)
  if (rowsOf(await query.select('id')).length > 0) return
  // Nothing was moved: either all are gone already, or the policies forbade it without a word.
  for (const id of ids.slice(0, 1))
    if (await getOwnerPost(collection, id))
      throw new DataError('denied', 'The policies let nothing be deleted.')
}

/** Takes rows out of the trash again, as they went. Throws `DataError`: `missing` when none is there any more. */
export async function untrashPosts(collection: Collection, ids: readonly number[]): Promise<void> {
  const trashed = ownerClient().from(collection.table).update({ deleted_at: null }).in('id', ids)
  const rows = rowsOf(await trashed.not('deleted_at', 'is', null).select('id'))
  const [first] = ids
  if (rows.length > 0 || first === undefined || (await getOwnerPost(collection, first))) return
  throw new DataError('missing', 'The rows are no longer in the trash.')
}

/**
 * Moves a row to a spot of the hand-made order, drafts counted. Throws `DataError`: `missing` when the row or the one it
 * is to stand next to is gone.
 */
export async function movePost(collection: Collection, id: number, spot: Spot): Promise<void> {
  const order = await readOrder(collection, [id, rowOfSpot(spot) ?? id])
  const to = indexOfSpot(order, id, spot)
  if (to === -1) throw new DataError('missing', `Row ${id} or its neighbour is gone.`)
  const places = planMove(order, id, to)
  if (places.length === 0) return
  const placed = valueOf(await ownerClient().rpc('place_posts', { collection: collection.key, places }))
  if (placed !== places.length) throw new DataError('denied', 'The policies let nothing be moved.')
}

/** The order as far as a move among these rows can touch it: all placed rows, these, and one beyond. */
async function readOrder(collection: Collection, ids: readonly number[]): Promise<Placed[]> {
  const order: Placed[] = []
  for (;;) {
    let query = keptRows(collection, 'id,title,created_at,position')
    for (const { column, ...by } of listOrder()) query = query.order(column, by)
    const chunk = query.range(order.length, order.length + CHUNK - 1)
    const rows = toOwnerPosts(collection, rowsOf(await chunk.abortSignal(patient())))
    order.push(...rows.map(({ id, position }) => ({ id, position })))
    const inside = new Set(order.slice(0, -1).map(({ id }) => id))
    const enough = order.at(-1)?.position === null && ids.every((id) => inside.has(id))
    if (enough || rows.length < CHUNK) return order
  }
}

function single<Row>([row]: Row[]): Row {
  if (!row) throw new DataError('denied', 'The policies let nothing be written.')
  return row
}

async function whyUntouched(collection: Collection, id: number, expectedUpdatedAt?: string): Promise<never> {
  const post = await getOwnerPost(collection, id)
  if (!post) throw new DataError('missing', `Row ${id} is gone.`)
  if (expectedUpdatedAt !== undefined && post.updatedAt !== expectedUpdatedAt) throw new RowChanged(post)
  throw new DataError('denied', 'The policies let nothing be changed.')
}
