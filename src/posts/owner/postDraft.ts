import * as v from 'valibot'
import { drafts } from '#messages/drafts'
import { MAX_ALT_LENGTH, MAX_SUMMARY_LENGTH, MAX_TITLE_LENGTH } from '@/config/constants'
import { isRecord } from '@/lib/json'
import type { Collection } from '../collections'
import { type Post, parseMeta, unparsedMeta } from '../post'
import { serialFaults } from '../serials/serialFaults'
import { isScheduled } from './schedule'

/** Returns whether a text has a visible character. Hangul fillers and the blank Braille pattern count as invisible. */
const hasVisibleText = (text: string): boolean =>
  /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replaceAll(/[\u115F\u1160\u3164\uFFA0\u2800]/g, ''))

const composed = v.pipe(
  v.string(),
  v.transform((text) => text.normalize('NFC').trim()),
)
/** Counts code points, as the database does. */
const atMost = (longest: number, message: string) =>
  v.check((text: string) => Array.from(text).length <= longest, message)
const optionalText = (longest: number, message: string) =>
  v.nullable(
    v.pipe(
      composed,
      atMost(longest, message),
      v.transform((text) => text || null),
    ),
  )
const size = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1)))

/** A post as the editor edits it. */
export interface PostDraft<Meta extends object = object> {
  title: string
  thumbnail: string | null
  image: string | null
  width: number | null
  height: number | null
  placeholder: string | null
  alt: string | null
  summary: string | null
  body: Record<string, unknown> | null
  meta: Meta
  status: 'draft' | 'published'
  /** Scheduled publishing time (ISO 8601), '' if it is not chosen yet. Null means published immediately. */
  published_at: string | null
}

/**
 * The schema that both the form and the repository validate with. Its messages are shown in the form. The collection's own
 * schema checks `meta`.
 */
function postDraftSchema<Meta extends object>(collection: Collection<Meta>) {
  const words = collection.key === 'commissions' ? drafts.commission : drafts
  const fields = v.object({
    title: v.pipe(
      composed,
      v.check(hasVisibleText, words.titleMissing),
      atMost(MAX_TITLE_LENGTH, words.titleTooLong(MAX_TITLE_LENGTH)),
    ),
    thumbnail: v.nullable(v.string()),
    image: v.nullable(v.string()),
    width: size,
    height: size,
    placeholder: v.nullable(v.string()),
    alt: optionalText(MAX_ALT_LENGTH, drafts.altTooLong(MAX_ALT_LENGTH)),
    summary: optionalText(MAX_SUMMARY_LENGTH, words.summaryTooLong(MAX_SUMMARY_LENGTH)),
    body: v.nullable(v.record(v.string(), v.unknown())),
    meta: writableMeta(collection),
    status: v.picklist(['draft', 'published']),
    published_at: v.nullable(
      v.pipe(
        v.string(),
        v.check((moment) => !Number.isNaN(Date.parse(moment)), drafts.timeMissing),
      ),
    ),
  })
  return v.pipe(fields, v.brand('PostValues'))
}

/** The `meta` to write: the parsed fields, plus the unparsed ones unchanged. */
const writableMeta = <Meta extends object>(collection: Collection<Meta>) =>
  v.pipe(
    v.custom<object>(isRecord),
    v.transform((meta): Meta => ({ ...parseMeta(collection, meta), ...unparsedMeta(collection, meta) })),
  )

/** Returns the draft of a new post. */
export function blankDraft(): PostDraft {
  return {
    title: '',
    thumbnail: null,
    image: null,
    width: null,
    height: null,
    placeholder: null,
    alt: null,
    summary: null,
    body: null,
    meta: {},
    status: 'draft',
    published_at: null,
  }
}

/** Converts a row into a draft. Its `meta` includes the fields that the schema does not parse. */
export function toDraft<Meta extends object>(post: Post<Meta>): PostDraft<Meta> {
  const {
    title,
    thumbnail,
    image,
    width,
    height,
    placeholder,
    alt,
    summary,
    meta,
    unparsedMeta: unparsed,
    status,
  } = post
  const { publishedAt } = post
  const body = isRecord(post.body) ? post.body : null
  // Formatted as the form writes it, because one time has several ISO 8601 spellings.
  const published_at = publishedAt && isScheduled(post) ? new Date(publishedAt).toISOString() : null
  return {
    title,
    thumbnail,
    image,
    width,
    height,
    placeholder,
    alt,
    summary,
    body,
    meta: { ...meta, ...unparsed },
    status,
    published_at,
  }
}

/** A draft that passed the schema. Only this type can be written. */
export type PostValues<Meta extends object = object> = PostDraft<Meta> & v.Brand<'PostValues'>

/** Validation messages of a draft by field name. */
export type DraftFaults = Readonly<Record<string, string>>

export type CheckedDraft<Meta extends object = object> =
  | { values: PostValues<Meta>; faults: null }
  | { values: null; faults: DraftFaults }

/** Validates a draft. Returns either the values to write or the messages. */
export function checkDraft<Meta extends object>(
  collection: Collection<Meta>,
  draft: PostDraft<Meta>,
): CheckedDraft<Meta> {
  const result = v.safeParse(postDraftSchema(collection), draft)
  const ownFaults = serialFaults(collection, draft)
  if (result.success && Object.keys(ownFaults).length === 0) return { values: result.output, faults: null }
  const faults: Record<string, string> = { ...ownFaults }
  if (!result.issues) return { values: null, faults }
  for (const { path, message } of result.issues)
    faults[path?.map(({ key }) => String(key)).join('.') ?? ''] ??= message
  return { values: null, faults }
}

/** The fields that publishing requires. */
type Publishable = Pick<PostDraft, 'title' | 'image' | 'alt'>

/**
 * Returns a message for each field that is missing for publishing. Every path that publishes a post checks it. Pass
 * `hasPicture` while a picture is still being uploaded.
 */
export function missingToPublish(
  { title, image, alt }: Publishable,
  hasPicture: boolean = image !== null,
): DraftFaults {
  return {
    ...(hasVisibleText(title) ? {} : { title: drafts.titleMissing }),
    ...(hasPicture ? {} : { image: drafts.pictureMissing }),
    ...(hasVisibleText(alt ?? '') ? {} : { alt: drafts.altMissing }),
  }
}
