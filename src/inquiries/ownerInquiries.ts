import * as v from 'valibot'
import { ADMIN_LIST_PAGE_SIZE } from '@/config/constants'
import { collections } from '@/posts/collections'
import { titlePattern } from '@/posts/owner/ownerListQuery'
import { callOwnerRpc, readTimeout } from '@/posts/owner/ownerRequests'
import { DataError } from '@/supabase/errors'
import { isOwner, ownerClient } from '@/supabase/ownerClient'
import { unwrapData, unwrapRows } from '@/supabase/responses'
import type { Intake } from './intake'
import {
  INQUIRY_STATES,
  inquiryEntries,
  type InquiryMessage,
  type InquiryState,
  messageSchema,
  renameColumns,
} from './letter'
import { INTAKE_COLUMNS, parseIntake } from './readIntake'

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const { links: _links, ...listedEntries } = inquiryEntries
const listedSchema = v.pipe(v.object({ id, ...listedEntries }), v.transform(renameColumns))
const pageSchema = v.object({
  counts: v.record(v.string(), count),
  total: count,
  inquiries: v.array(listedSchema),
})
const inquirySchema = v.pipe(
  v.object({ id, ...inquiryEntries, memo: v.nullable(v.string()) }),
  v.transform(renameColumns),
)

/** An inquiry in the owner's list. `text` is its beginning. */
export type ListedInquiry = v.InferOutput<typeof listedSchema>

/** One page of the inbox: the number of inquiries that match the search, by state, and of those in the listed states. */
export type InquiryPage = v.InferOutput<typeof pageSchema>

/** A whole inquiry with its conversation. `updatedAt` is its version. */
export type Inquiry = v.InferOutput<typeof inquirySchema> & { messages: readonly InquiryMessage[] }

/** The columns of an inquiry that the owner can change. */
export type InquiryChanges = Partial<{
  state: InquiryState
  /** ISO 8601 date. */
  promised_on: string | null
  memo: string | null
}>

const INQUIRY_COLUMNS = [...Object.keys(inquiryEntries), 'id', 'memo'].join(',')

/** Reads one page of the inbox, newest first. `page` counts from 1. Throws `DataError`. */
export function listInquiries(
  { search, states, page }: { search: string; states: readonly InquiryState[]; page: number },
  signal: AbortSignal,
): Promise<InquiryPage> {
  const parameters = {
    search: titlePattern(search),
    states,
    skip: (page - 1) * ADMIN_LIST_PAGE_SIZE,
    take: ADMIN_LIST_PAGE_SIZE,
  }
  return callOwnerRpc(pageSchema, 'list_inquiries', parameters, signal)
}

/** Reads one inquiry with its conversation; null if it does not exist. Throws `DataError`. */
export async function getInquiry(inquiryId: number, signal: AbortSignal): Promise<Inquiry | null> {
  const [inquiries, messages] = await Promise.all([
    ownerClient()
      .from('inquiries')
      .select(INQUIRY_COLUMNS)
      .eq('id', inquiryId)
      .abortSignal(readTimeout(signal)),
    ownerClient()
      .from('inquiry_messages')
      .select('author,text,created_at')
      .eq('inquiry_id', inquiryId)
      .order('id')
      .abortSignal(readTimeout(signal)),
  ])
  const [row] = unwrapRows(inquiries, signal)
  if (row === undefined) return null
  const inquiry = v.safeParse(inquirySchema, row)
  const conversation = v.safeParse(v.array(messageSchema), unwrapRows(messages, signal))
  if (!inquiry.success || !conversation.success) throw new DataError('malformed', 'The inquiry is malformed.')
  return { ...inquiry.output, messages: conversation.output }
}

/**
 * Changes an inquiry. With `version` only if it still has that one. Returns the new version. Throws `DataError`: `conflict` if it was changed
 * elsewhere, `missing` if it no longer exists.
 */
export async function updateInquiry(
  inquiryId: number,
  changes: InquiryChanges,
  version?: string,
): Promise<string> {
  let query = ownerClient().from('inquiries').update(changes).eq('id', inquiryId)
  if (version !== undefined) query = query.eq('updated_at', version)
  const [row] = unwrapRows(await query.select('updated_at'))
  if (row !== undefined) return v.parse(v.object({ updated_at: v.string() }), row).updated_at
  const found = unwrapRows(await ownerClient().from('inquiries').select('updated_at').eq('id', inquiryId))
  if (found.length > 0) throw new DataError('conflict', 'The inquiry was changed elsewhere.')
  throw (await isOwner())
    ? new DataError('missing', 'The inquiry no longer exists.')
    : new DataError('denied', 'Row-level security blocked the change.')
}

/** Adds the owner's answer. `clientKey` names it, so that an answer that is sent again is added once. Throws `DataError`. */
export async function answerInquiry(inquiryId: number, text: string, clientKey: string): Promise<void> {
  const row = { inquiry_id: inquiryId, author: 'owner', text, client_key: clientKey }
  const request = ownerClient()
    .from('inquiry_messages')
    .upsert(row, { onConflict: 'inquiry_id,client_key', ignoreDuplicates: true })
  unwrapData(await request)
}

/** Marks an inquiry as answered if it still has the state `received`, whatever its version. Throws `DataError`. */
export async function markAnswered(inquiryId: number): Promise<void> {
  const change: InquiryChanges = { state: 'answered' }
  const request = ownerClient().from('inquiries').update(change).eq('id', inquiryId).eq('state', 'received')
  unwrapRows(await request.select('id'))
}

const neighbourSchema = v.object({ id, name: v.string() })

/** An inquiry beside another one in the list. */
export type InquiryNeighbour = v.InferOutput<typeof neighbourSchema>

/** Reads the inquiries before and after one in the list of some states, which is newest first. Throws `DataError`. */
export async function getInquiryNeighbours(
  { id: inquiryId, createdAt }: Pick<Inquiry, 'id' | 'createdAt'>,
  states: readonly InquiryState[],
  signal: AbortSignal,
): Promise<{ previous: InquiryNeighbour | null; next: InquiryNeighbour | null }> {
  async function read(operator: 'gt' | 'lt') {
    const order = { ascending: operator === 'gt' }
    const at = `"${createdAt}"`
    const query = ownerClient()
      .from('inquiries')
      .select('id,name')
      .in('state', [...states])
      .or(`created_at.${operator}.${at},and(created_at.eq.${at},id.${operator}.${inquiryId})`)
      .order('created_at', order)
      .order('id', order)
      .limit(1)
    const [row] = unwrapRows(await query.abortSignal(readTimeout(signal)), signal)
    const parsed = v.safeParse(v.optional(neighbourSchema), row)
    if (!parsed.success) throw new DataError('malformed', 'The inquiry beside it is malformed.')
    return parsed.output ?? null
  }
  const [previous, next] = await Promise.all([read('gt'), read('lt')])
  return { previous, next }
}

/**
 * Reads everything that is stored of an inquiry, its conversation included, for the person whom it concerns. Only the names that the
 * database gives to letters and texts are left out: the hash of the receipt's token and the keys of the texts. Null if it does not exist.
 * Throws `DataError`.
 */
export async function exportInquiry(inquiryId: number): Promise<object | null> {
  const [inquiries, messages] = await Promise.all([
    ownerClient().from('inquiries').select('*').eq('id', inquiryId),
    ownerClient()
      .from('inquiry_messages')
      .select('author,text,created_at')
      .eq('inquiry_id', inquiryId)
      .order('id'),
  ])
  const row = v.safeParse(v.looseObject({ token_hash: v.unknown() }), unwrapRows(inquiries)[0])
  if (!row.success) return null
  const { token_hash: _tokenHash, ...stored } = row.output
  return { ...stored, messages: unwrapRows(messages) }
}

/** Moves inquiries to another state, whatever their version. Throws `DataError`. */
export async function moveInquiries(ids: readonly number[], state: InquiryState): Promise<void> {
  unwrapRows(
    await ownerClient()
      .from('inquiries')
      .update({ state })
      .in('id', [...ids])
      .select('id'),
  )
}

/** Deletes inquiries with their conversations for good. Throws `DataError`. */
export async function deleteInquiries(ids: readonly number[]): Promise<void> {
  unwrapRows(
    await ownerClient()
      .from('inquiries')
      .delete()
      .in('id', [...ids])
      .select('id'),
  )
}

/** Deletes what has been kept for as long as the site promises. Throws `DataError`. */
export async function eraseInquiries(signal: AbortSignal): Promise<number> {
  return callOwnerRpc(count, 'erase_inquiries', {}, signal)
}

/** Reads the intake as the owner. Throws `DataError`. */
export async function getIntake(signal: AbortSignal): Promise<Intake> {
  const response = await ownerClient().from('intake').select(INTAKE_COLUMNS).abortSignal(readTimeout(signal))
  return parseIntake(unwrapRows(response, signal))
}

/** The columns of the intake that the owner can change. */
export interface IntakeColumns {
  state: Intake['state']
  places: number | null
  opens_on: string | null
  note: string | null
}

/** Changes the intake, and returns it as it is now. Throws `DataError`. */
export async function updateIntake(changes: Partial<IntakeColumns>): Promise<Intake> {
  const request = ownerClient().from('intake').update(changes).eq('id', 1).select(INTAKE_COLUMNS)
  return parseIntake(unwrapRows(await request))
}

/** The states that the list shows without a filter. */
export const LISTED_STATES: readonly InquiryState[] = INQUIRY_STATES.filter((state) => state !== 'spam')

const pictureSchema = v.object({ id, thumbnail: v.nullable(v.string()), image: v.nullable(v.string()) })

/** Reads the pictures of all kinds of commission, by id. Throws `DataError`. */
export async function listCommissionPictures(
  signal: AbortSignal,
): Promise<Readonly<Record<number, Pick<v.InferOutput<typeof pictureSchema>, 'thumbnail' | 'image'>>>> {
  const request = ownerClient().from(collections.commissions.table).select('id,thumbnail,image')
  const rows = v.safeParse(
    v.array(pictureSchema),
    unwrapRows(await request.abortSignal(readTimeout(signal)), signal),
  )
  if (!rows.success) throw new DataError('malformed', 'The kinds of commission are malformed.')
  return Object.fromEntries(rows.output.map((row) => [row.id, row]))
}
