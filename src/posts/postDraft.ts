import * as v from 'valibot'
import { LONGEST_ALT, LONGEST_SUMMARY, LONGEST_TITLE } from '@/config/constants'
import { isRecord } from '@/lib/json'
import type { Collection } from './definition'
import type { Post } from './post'
import { isScheduled, TIME_MISSING } from './scheduled'
import { readMeta, unreadMeta } from './storedMeta'

/** What is said of a title that is missing, whoever asks for it. */
export const TITLE_MISSING = '제목을 입력해 주세요.'

/** Whether anybody sees something of a text: letters that Hangul and Braille keep empty are none. */
export const isVisible = (text: string): boolean =>
  /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replaceAll(/[\u115F\u1160\u3164\uFFA0\u2800]/g, ''))

const composed = v.pipe(
  v.string(),
  v.transform((text) => text.normalize('NFC').trim()),
)
/** Counted as the database counts: by characters, of which an emoji is one. */
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

/** A post as the editor holds it. */
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
  /** When it is to be published (ISO 8601), empty while nobody has said; null is now, or has been. */
  published_at: string | null
}

/**
 * What may be written of a post: the one schema of form and repository (decisions §4). Messages are the form's words.
 * `meta` is checked by the collection's own schema.
 */
function postDraftSchema<Meta extends object>(collection: Collection<Meta>) {
  const fields = v.object({
    title: v.pipe(
      composed,
      v.check(isVisible, TITLE_MISSING),
      atMost(LONGEST_TITLE, `제목은 ${LONGEST_TITLE}자까지 쓸 수 있습니다.`),
    ),
    thumbnail: v.nullable(v.string()),
    image: v.nullable(v.string()),
    width: size,
    height: size,
    placeholder: v.nullable(v.string()),
    alt: optionalText(LONGEST_ALT, `대체 텍스트는 ${LONGEST_ALT}자까지 쓸 수 있습니다.`),
    summary: optionalText(LONGEST_SUMMARY, `요약은 ${LONGEST_SUMMARY}자까지 쓸 수 있습니다.`),
    body: v.nullable(v.record(v.string(), v.unknown())),
    meta: metaToWrite(collection),
    status: v.picklist(['draft', 'published']),
    published_at: v.nullable(
      v.pipe(
        v.string(),
        v.check((moment) => !Number.isNaN(Date.parse(moment)), TIME_MISSING),
      ),
    ),
  })
  return v.pipe(fields, v.brand('PostValues'))
}

/** What is written of `meta`: what the schema reads, and what nobody here can read, as it stands. */
const metaToWrite = <Meta extends object>(collection: Collection<Meta>) =>
  v.pipe(
    v.custom<object>(isRecord),
    v.transform((meta): Meta => ({ ...readMeta(collection, meta), ...unreadMeta(collection, meta) })),
  )

/** A new item. */
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

/** What the editor holds of a row: of its `meta` also what the schema does not read. */
export function draftOf<Meta extends object>(post: Post<Meta>): PostDraft<Meta> {
  const { title, thumbnail, image, width, height, placeholder, alt, summary, meta, unread, status } = post
  const { publishedAt } = post
  const body = isRecord(post.body) ? post.body : null
  const whole = { ...meta, ...unread }
  // As the form writes it, for the same moment has many spellings.
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
    meta: whole,
    status,
    published_at,
  }
}

/** A draft that the schema has passed: the only thing that is ever written. */
export type PostValues<Meta extends object = object> = PostDraft<Meta> & v.Brand<'PostValues'>

/** What is wrong with a draft, by the name of its field, in the owner's words. */
export type DraftFaults = Readonly<Record<string, string>>

export type CheckedDraft<Meta extends object = object> =
  | { values: PostValues<Meta>; faults: null }
  | { values: null; faults: DraftFaults }

/** Checks a draft against the one schema: gives what may be written of it, or what is wrong. */
export function checkDraft<Meta extends object>(
  collection: Collection<Meta>,
  draft: PostDraft<Meta>,
): CheckedDraft<Meta> {
  const result = v.safeParse(postDraftSchema(collection), draft)
  if (result.success) return { values: result.output, faults: null }
  const faults: Record<string, string> = {}
  for (const { path, message } of result.issues)
    faults[path?.map(({ key }) => String(key)).join('.') ?? ''] ??= message
  return { values: null, faults }
}
