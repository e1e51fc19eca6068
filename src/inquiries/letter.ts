import * as v from 'valibot'

/** The key of a work, such as `fanart-12` or `series-tls`: its collection and id, or what it is and its key. */
export const WORK_KEY = /^([a-z][a-z0-9_]*)-([a-z0-9-]{1,40})$/

/** Kinds of inquiry, in the order of the form. */
export const INQUIRY_KINDS = ['commission', 'work', 'use', 'other'] as const
export type InquiryKind = (typeof INQUIRY_KINDS)[number]

/** States of an inquiry, in the order of the desk's filters. */
export const INQUIRY_STATES = [
  'received',
  'answered',
  'working',
  'done',
  'declined',
  'withdrawn',
  'spam',
] as const
export type InquiryState = (typeof INQUIRY_STATES)[number]

/** A letter as it is sent. Absent texts are empty; `commission` is the id of its kind. */
export interface Letter {
  kind: InquiryKind
  commission: number | null
  name: string
  contact: string
  text: string
  links: readonly string[]
  budget: string
  /** ISO 8601 date, or empty. */
  wantedOn: string
  /** The work that it is about, named like `fanart-12`. */
  about: string | null
  consent: boolean
  /** Names the letter, so that the same one sent again makes no second inquiry. */
  clientKey: string
  /** Time that the form has been open, in ms. */
  openMs: number
  /** The field that people do not see. */
  website: string
}

const text = v.nullable(v.string())

/** One text of a conversation. */
export const messageSchema = v.pipe(
  v.object({ author: v.picklist(['owner', 'sender']), text: v.string(), created_at: v.string() }),
  v.transform(({ created_at: createdAt, ...message }) => ({ ...message, createdAt })),
)
export type InquiryMessage = v.InferOutput<typeof messageSchema>

/** The kind of commission and the work of an inquiry, as they were called then. The title is null if nobody knows the work. */
const inquirySubject = {
  commission: v.nullable(v.object({ id: v.number(), title: v.string() })),
  about: v.nullable(v.object({ key: v.string(), title: text })),
}

/** The columns of an inquiry that the sender and the owner see. Dates are ISO 8601. */
export const inquiryEntries = {
  kind: v.picklist(INQUIRY_KINDS),
  state: v.picklist(INQUIRY_STATES),
  name: v.string(),
  contact: text,
  text: v.string(),
  links: v.array(v.string()),
  budget: text,
  wanted_on: text,
  promised_on: text,
  created_at: v.string(),
  updated_at: v.string(),
  ...inquirySubject,
}

/** Gives the columns of an inquiry their names here. */
export function renameColumns<
  Row extends {
    wanted_on: string | null
    promised_on: string | null
    created_at: string
    updated_at: string
  },
>({
  wanted_on: wantedOn,
  promised_on: promisedOn,
  created_at: createdAt,
  updated_at: updatedAt,
  ...row
}: Row) {
  return { ...row, wantedOn, promisedOn, createdAt, updatedAt }
}

/** Returns whether the conversation of an inquiry has ended. */
export const hasEnded = (state: InquiryState): boolean =>
  state === 'done' || state === 'declined' || state === 'withdrawn'
