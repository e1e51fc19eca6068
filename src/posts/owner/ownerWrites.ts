import * as v from 'valibot'
import { DataError } from '@/supabase/errors'
import { ownerClient } from '@/supabase/ownerClient'
import { unwrapRows, unwrapData } from '@/supabase/responses'
import { cardId, type Collection } from '../collections'
import type { Post } from '../post'
import { listOrder } from '../read/listOrder'
import { withRestoreErrors, withSerialErrors } from '../serials/serialErrors'
import { getOwnerPost } from './ownerRepository'
import { EDIT_COLUMNS, parseOwnerPosts, readTimeout, selectActive } from './ownerRequests'
import { targetIndex, planMove, targetRowId, type PositionedRow, type MoveTarget } from './planMove'
import { type PostChanges, RowChangedError } from './postChanges'
import type { PostValues } from './postDraft'

const ORDER_PAGE_SIZE = 1000
const idsSchema = v.array(v.object({ id: v.number() }))

/** Inserts a row. Throws `DataError`: `denied` if the account may not write, `SerialRuleError`. */
export async function insertPost<Meta extends object>(
  collection: Collection<Meta>,
  values: PostValues<Meta>,
): Promise<Post<Meta>> {
  const rows = await withSerialErrors(collection, values.meta, async () =>
    unwrapRows(await ownerClient().from(collection.table).insert(values).select(EDIT_COLUMNS)),
  )
  return requireRow(parseOwnerPosts(collection, rows))
}

/** Updates rows that are not in the trash. */
const updateActive = (collection: Collection, changes: object) =>
  ownerClient().from(collection.table).update(changes).is('deleted_at', null)

/**
 * Updates at least one column of a row. With `expectedUpdatedAt` the update applies only to that version of the row;
 * without it any version is overwritten. Throws `DataError`: `RowChangedError` if the row has another version, `missing`
 * if it no longer exists, `SerialRuleError`.
 */
export async function updatePost<Meta extends object>(
  collection: Collection<Meta>,
  id: number,
  changes: PostChanges,
  { expectedUpdatedAt }: { expectedUpdatedAt?: string | undefined } = {},
): Promise<Post<Meta>> {
  let query = updateActive(collection, changes).eq('id', id)
  if (expectedUpdatedAt !== undefined) query = query.eq('updated_at', expectedUpdatedAt)
  const rows = await withSerialErrors(collection, changes.meta, async () =>
    unwrapRows(await query.select(EDIT_COLUMNS)),
  )
  const [post] = parseOwnerPosts(collection, rows)
  return post ?? (await throwNoRowsAffected(collection, id, expectedUpdatedAt))
}

/**
 * Publishes rows or turns them back into drafts. Returns the updated rows, without those that are deleted or in the trash.
 * Throws `DataError`: `missing` if none exists.
 */
export async function setPostStatus<Meta extends object>(
  collection: Collection<Meta>,
  ids: readonly number[],
  status: Post['status'],
): Promise<Post<Meta>[]> {
  const query = updateActive(collection, { status }).in('id', ids)
  const rows = parseOwnerPosts(collection, unwrapRows(await query.select(EDIT_COLUMNS)))
  const [first] = ids
  return rows.length > 0 || first === undefined ? rows : await throwNoRowsAffected(collection, first)
}

/**
 * Moves rows to the trash. Returns their ids, without those that were deleted or in the trash already. Throws `DataError`.
 */
export async function trashPosts(collection: Collection, ids: readonly number[]): Promise<number[]> {
  // A database trigger replaces this time with its own.
  const query = updateActive(collection, { deleted_at: new Date().toISOString() }).in('id', ids)
  const moved = v.parse(idsSchema, unwrapRows(await query.select('id'))).map(({ id }) => id)
  const [first] = ids
  // No row was updated: either all are gone already, or row-level security filtered them out without an error.
  if (moved.length === 0 && first !== undefined && (await getOwnerPost(collection, first)))
    throw new DataError('denied', 'Row-level security blocked the deletion.')
  return moved
}

/**
 * Restores rows from the trash with their previous status. Throws `DataError`: `missing` if none is in the trash,
 * `SerialRuleError`.
 */
export async function untrashPosts(collection: Collection, ids: readonly number[]): Promise<void> {
  const trashed = ownerClient().from(collection.table).update({ deleted_at: null }).in('id', ids)
  const keys = ids.map((id) => cardId(collection, id))
  const rows = await withRestoreErrors(keys, async () =>
    unwrapRows(await trashed.not('deleted_at', 'is', null).select('id')),
  )
  const [first] = ids
  if (rows.length > 0 || first === undefined || (await getOwnerPost(collection, first))) return
  throw new DataError('missing', 'The rows are no longer in the trash.')
}

/** Attempts of a move while others change the order. */
const MOVE_ATTEMPTS = 5
/** Response of the database to a move that was planned for another order. */
const ORDER_CHANGED = -1

/**
 * Moves a row within the manual order, which includes drafts. Plans again if the order changes meanwhile. Throws
 * `DataError`: `missing` if the row or its new neighbour no longer exists, `conflict` if the order keeps changing.
 */
export async function movePost(collection: Collection, id: number, target: MoveTarget): Promise<void> {
  for (let attempt = 0; attempt < MOVE_ATTEMPTS; attempt += 1) {
    const order = await readOrder(collection, [id, targetRowId(target) ?? id])
    const to = targetIndex(order, id, target)
    if (to === -1) throw new DataError('missing', `Row ${id} or its neighbour does not exist.`)
    const places = planMove(order, id, to)
    if (places.length === 0) return
    const seen = order.filter(({ position }) => position !== null).map((row) => [row.id, row.position])
    const parameters = { collection: collection.key, places, seen }
    const moved = unwrapData(await ownerClient().rpc('place_posts', parameters))
    if (moved === places.length) return
    if (moved !== ORDER_CHANGED) throw new DataError('denied', 'Row-level security blocked the move.')
  }
  throw new DataError('conflict', 'The order kept changing.')
}

/** Reads the part of the order that a move among these rows can affect: all positioned rows, these, and one more. */
async function readOrder(collection: Collection, ids: readonly number[]): Promise<PositionedRow[]> {
  const order: PositionedRow[] = []
  for (;;) {
    let query = selectActive(collection, 'id,title,created_at,position')
    for (const { column, ...by } of listOrder()) query = query.order(column, by)
    const page = query.range(order.length, order.length + ORDER_PAGE_SIZE - 1)
    const rows = parseOwnerPosts(collection, unwrapRows(await page.abortSignal(readTimeout())))
    order.push(...rows.map(({ id, position }) => ({ id, position })))
    const included = new Set(order.slice(0, -1).map(({ id }) => id))
    const isEnough = order.at(-1)?.position === null && ids.every((id) => included.has(id))
    if (isEnough || rows.length < ORDER_PAGE_SIZE) return order
  }
}

function requireRow<Row>([row]: Row[]): Row {
  if (!row) throw new DataError('denied', 'Row-level security blocked the insert.')
  return row
}

/** Throws the reason why an update affected no rows. */
async function throwNoRowsAffected(
  collection: Collection,
  id: number,
  expectedUpdatedAt?: string,
): Promise<never> {
  const post = await getOwnerPost(collection, id)
  if (!post) throw new DataError('missing', `Row ${id} does not exist.`)
  if (expectedUpdatedAt !== undefined && post.updatedAt !== expectedUpdatedAt) throw new RowChangedError(post)
  throw new DataError('denied', 'Row-level security blocked the change.')
}
