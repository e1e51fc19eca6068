import { MAX_MEMO_LENGTH } from '@/config/constants'
import type { InquiryState } from '@/inquiries/letter'
import type { Inquiry, InquiryChanges } from '@/inquiries/ownerInquiries'
import { countCodePoints } from '@/inquiries/plainText'

/** The fields of an inquiry that the owner can change. Absent texts are empty; `promisedOn` is an ISO 8601 date. */
export interface InquiryFields {
  state: InquiryState
  promisedOn: string
  memo: string
}

export type InquiryEdits = Partial<InquiryFields>

export const fieldsOf = ({ state, promisedOn, memo }: Inquiry): InquiryFields => ({
  state,
  promisedOn: promisedOn ?? '',
  memo: memo ?? '',
})

const names = ['state', 'promisedOn', 'memo'] as const satisfies readonly (keyof InquiryFields)[]

/** Returns the names of the fields that differ. */
export const differing = (fields: InquiryFields, other: InquiryEdits): (keyof InquiryFields)[] =>
  names.filter((name) => other[name] !== undefined && other[name] !== fields[name])

/** Returns the edits that differ from the fields. */
export function withoutEqual(edits: InquiryEdits, fields: InquiryFields): InquiryEdits {
  const { state, promisedOn, memo } = edits
  return {
    ...(state !== undefined && state !== fields.state && { state }),
    ...(promisedOn !== undefined && promisedOn !== fields.promisedOn && { promisedOn }),
    ...(memo !== undefined && memo !== fields.memo && { memo }),
  }
}

/** Returns whether a memo is too long to be saved. */
export const isMemoTooLong = (memo: string): boolean => countCodePoints(memo) > MAX_MEMO_LENGTH

/** Returns the edits that can be saved. A memo that is too long stays in its field, which says so. */
export function savable({ memo, ...edits }: InquiryEdits): InquiryEdits {
  return memo === undefined || isMemoTooLong(memo) ? edits : { ...edits, memo }
}

/** Returns edits as the columns of the row. */
export const toChanges = ({ state, promisedOn, memo }: InquiryEdits): InquiryChanges => ({
  ...(state !== undefined && { state }),
  ...(promisedOn !== undefined && { promised_on: promisedOn || null }),
  ...(memo !== undefined && { memo: memo || null }),
})

/** Returns edits as the row in the cache has them. */
export const toCached = ({ promisedOn, memo, ...edits }: InquiryEdits): Partial<Inquiry> => ({
  ...edits,
  ...(promisedOn !== undefined && { promisedOn: promisedOn || null }),
  ...(memo !== undefined && { memo: memo || null }),
})
