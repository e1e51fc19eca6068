import * as v from 'valibot'
import { DataError, kindOfStatus } from '@/data/errors'
import { ownerClient } from '@/data/ownerClient'
import { rowsOf } from '@/data/publicClient'
import type { Collection } from './definition'
import { listOrder } from './listOrder'
import { EDIT_COLUMNS, getOwnerPost, toPosts } from './ownerRepository'
import { indexOfSpot, planMove, rowOfSpot, type Placed, type Spot } from './places'
import { postDraftSchema, type PostDraft } from './postDraft'
import type { Post } from './post'

const CHUNK = 1000

/** Adds a row. Throws `DataError`: `rejected` when the draft breaks the schema, `denied` when nobody may write. */
export async function insertPost<Meta extends object>(
  collection: Collection<Meta>,
  draft: PostDraft<Meta>,
): Promise<Post<Meta>> {
  const answer = await ownerClient()
    .from(collection.table)
    .insert(checked(collection, draft))
    .select(EDIT_COLUMNS)
  return the(toPosts(collection, rowsOf(answer)))
}

/**
 * Changes a row. With `expectedUpdatedAt` only if it is still as it was read then; `undefined` overwrites whatever is
 * there. Throws `DataError`: `conflict` when it has changed since, `missing` when it is gone.
 */
export async function updatePost<Meta extends object>(
  collection: Collection<Meta>,
  id: number,
  draft: PostDraft<Meta>,
  { expectedUpdatedAt }: { expectedUpdatedAt?: string | undefined } = {},
): Promise<Post<Meta>> {
  let query = ownerClient().from(collection.table).update(checked(collection, draft)).eq('id', id)
  if (expectedUpdatedAt !== undefined) query = query.eq('updated_at', expectedUpdatedAt)
  const [post] = toPosts(collection, rowsOf(await query.select(EDIT_COLUMNS)))
  return post ?? (await whyUntouched(collection, id, expectedUpdatedAt))
}

/** Publishes rows or makes them drafts again; gives the rows that were changed. Throws `DataError`. */
export async function setPostStatus<Meta extends object>(
  collection: Collection<Meta>,
  ids: readonly number[],
  status: Post['status'],
): Promise<Post<Meta>[]> {
  const query = ownerClient().from(collection.table).update({ status }).in('id', ids)
  return touched(toPosts(collection, rowsOf(await query.select(EDIT_COLUMNS))), ids)
}

/** Removes rows; gives what they were, so that their pictures can follow. Rows already gone are no fault. */
export async function deletePosts<Meta extends object>(
  collection: Collection<Meta>,
  ids: readonly number[],
): Promise<Post<Meta>[]> {
  const query = ownerClient().from(collection.table).delete().in('id', ids)
  const posts = toPosts(collection, rowsOf(await query.select(EDIT_COLUMNS)))
  // Nothing was removed: either all are gone already, or the policies forbade it without a word.
  for (const id of posts.length === 0 ? ids.slice(0, 1) : [])
    if (await getOwnerPost(collection, id))
      throw new DataError('denied', 'The policies let nothing be deleted.')
  return posts
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
  const { data, error, status } = await ownerClient().rpc('place_posts', {
    collection: collection.key,
    places,
  })
  if (error)
    throw new DataError(status === 0 ? 'offline' : kindOfStatus(status), error.message, {
      status,
      cause: error,
    })
  if (data !== places.length) throw new DataError('denied', 'The policies let nothing be moved.')
}

/** The order as far as a move among these rows can touch it: all placed rows, these, and one beyond. */
async function readOrder(collection: Collection, ids: readonly number[]): Promise<Placed[]> {
  const order: Placed[] = []
  for (;;) {
    let query = ownerClient().from(collection.table).select('id,title,created_at,position')
    for (const { column, ...by } of listOrder()) query = query.order(column, by)
    const rows = toPosts(collection, rowsOf(await query.range(order.length, order.length + CHUNK - 1)))
    order.push(...rows.map(({ id, position }) => ({ id, position })))
    const inside = new Set(order.slice(0, -1).map(({ id }) => id))
    const enough = order.at(-1)?.position === null && ids.every((id) => inside.has(id))
    if (enough || rows.length < CHUNK) return order
  }
}

function checked<Meta extends object>(collection: Collection<Meta>, draft: PostDraft<Meta>) {
  const result = v.safeParse(postDraftSchema(collection), draft)
  if (!result.success) throw new DataError('rejected', result.issues[0].message, { cause: result.issues })
  return result.output
}

function the<Row>([row]: Row[]): Row {
  if (!row) throw new DataError('denied', 'The policies let nothing be written.')
  return row
}

function touched<Row>(rows: Row[], ids: readonly number[]): Row[] {
  if (rows.length === 0 && ids.length > 0)
    throw new DataError('denied', 'The policies let nothing be changed.')
  return rows
}

async function whyUntouched(collection: Collection, id: number, expectedUpdatedAt?: string): Promise<never> {
  const post = await getOwnerPost(collection, id)
  if (!post) throw new DataError('missing', `Row ${id} is gone.`)
  if (expectedUpdatedAt !== undefined && post.updatedAt !== expectedUpdatedAt)
    throw new DataError('conflict', `Row ${id} has changed since.`)
  throw new DataError('denied', 'The policies let nothing be changed.')
}
