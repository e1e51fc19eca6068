import * as v from 'valibot'
import type { Collection } from './definition'

const TITLE_MAX = 120
const SUMMARY_MAX = 300
const ALT_MAX = 500

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

/**
 * What may be written of a post: the one schema of form and repository (decisions §4). Messages are the form's words.
 * `meta` is checked by the collection's own schema.
 */
export function postDraftSchema<Meta extends object>(collection: Collection<Meta>) {
  return v.object({
    title: v.pipe(
      composed,
      v.nonEmpty('제목을 입력해 주세요.'),
      atMost(TITLE_MAX, `제목은 ${TITLE_MAX}자까지 쓸 수 있습니다.`),
    ),
    thumbnail: v.nullable(v.string()),
    image: v.nullable(v.string()),
    width: size,
    height: size,
    placeholder: v.nullable(v.string()),
    alt: optionalText(ALT_MAX, `대체 텍스트는 ${ALT_MAX}자까지 쓸 수 있습니다.`),
    summary: optionalText(SUMMARY_MAX, `요약은 ${SUMMARY_MAX}자까지 쓸 수 있습니다.`),
    body: v.nullable(v.record(v.string(), v.unknown())),
    meta: collection.metaSchema,
    status: v.picklist(['draft', 'published']),
  })
}

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
}

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
  }
}
