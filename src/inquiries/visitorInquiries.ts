import * as v from 'valibot'
import { isRecord } from '@/lib/json'
import { DataError } from '@/supabase/errors'
import { publicClient } from '@/supabase/publicClient'
import { unwrapData } from '@/supabase/responses'
import { inquiryEntries, type Letter, messageSchema, renameColumns } from './letter'

/** Fields of a letter that the database can refuse. */
export type LetterField =
  | 'kind'
  | 'commission'
  | 'name'
  | 'contact'
  | 'text'
  | 'links'
  | 'budget'
  | 'wanted_on'
  | 'consent'

const refusalSchema = v.object({
  code: v.picklist(['invalid', 'closed', 'commission_gone', 'too_many', 'not_found', 'ended', 'used_up']),
  field: v.optional(v.string()),
  reason: v.optional(v.picklist(['missing', 'short', 'long', 'characters', 'malformed', 'past'])),
  retry_at: v.optional(v.string()),
})

/**
 * The database's reason not to do something: `invalid` with the field and what is wrong with it, `closed`, `commission_gone`, `too_many` with
 * the time to try again (ISO 8601), `not_found`, `ended`, `used_up`.
 */
export class InquiryRefusal extends Error {
  override readonly name = 'InquiryRefusal'
  readonly code: v.InferOutput<typeof refusalSchema>['code']
  readonly field: string | undefined
  readonly reason: v.InferOutput<typeof refusalSchema>['reason']
  readonly retryAt: string | undefined

  constructor({ code, field, reason, retry_at: retryAt }: v.InferOutput<typeof refusalSchema>) {
    super(`Refused: ${[code, field, reason].filter(Boolean).join(' ')}`)
    this.code = code
    this.field = field
    this.reason = reason
    this.retryAt = retryAt
  }
}

const receiptSchema = v.pipe(
  v.object({
    ...inquiryEntries,
    about_is_public: v.boolean(),
    before: v.nullable(v.number()),
    messages: v.array(messageSchema),
  }),
  v.transform(({ about_is_public: aboutIsPublic, ...receipt }) => ({
    ...renameColumns(receipt),
    aboutIsPublic,
  })),
)

/**
 * An inquiry as its sender sees it. `before` is the number of older commissions that are not done, for one that waits. `aboutIsPublic` tells
 * whether the work still has a page.
 */
export type Receipt = v.InferOutput<typeof receiptSchema>

/**
 * Calls one of the four functions for visitors with one JSON object, which a request's address never contains. Throws `InquiryRefusal` or
 * `DataError`.
 */
async function call<Schema extends v.GenericSchema>(
  schema: Schema,
  name: string,
  input: object,
  signal?: AbortSignal,
): Promise<v.InferOutput<Schema>> {
  const client = publicClient()
  if (!client) throw new DataError('missing', 'No backend is configured.')
  const request = client.rpc(name, input)
  const response = await (signal ? request.abortSignal(signal) : request)
  const { status, error } = response
  const refusal = v.safeParse(refusalSchema, isRecord(error) && status >= 400 && status < 500 ? error : null)
  if (refusal.success) throw new InquiryRefusal(refusal.output)
  const parsed = v.safeParse(schema, unwrapData(response, signal))
  if (!parsed.success) throw new DataError('malformed', `${name} returned an unexpected result.`)
  return parsed.output
}

/** Sends a letter. Returns the token of its receipt: the same one if the same letter is sent again. Throws `InquiryRefusal` or `DataError`. */
export async function sendInquiry(letter: Letter): Promise<string> {
  const { wantedOn, clientKey, openMs, ...fields } = letter
  const input = { ...fields, wanted_on: wantedOn, client_key: clientKey, open_ms: openMs }
  const { token } = await call(v.object({ token: v.string() }), 'send_inquiry', input)
  return token
}

/** Reads the receipt of a token. Throws `InquiryRefusal`: `not_found`; `DataError`. */
export const readReceipt = (token: string, signal: AbortSignal): Promise<Receipt> =>
  call(receiptSchema, 'read_inquiry', { token }, signal)

/**
 * Adds a text to the conversation. `clientKey` names the text, so that it is added once. Throws `InquiryRefusal`: `invalid`, `ended`,
 * `used_up`, `not_found`; `DataError`.
 */
export const addToReceipt = (token: string, text: string, clientKey: string): Promise<Receipt> =>
  call(receiptSchema, 'add_to_inquiry', { token, text, client_key: clientKey })

/** Withdraws a letter. Throws `InquiryRefusal`: `ended`, `not_found`; `DataError`. */
export const withdrawReceipt = (token: string): Promise<Receipt> =>
  call(receiptSchema, 'withdraw_inquiry', { token })
