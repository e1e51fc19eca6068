import * as v from 'valibot'
import type { Collection } from '@/collections/definition'
import type { Post } from '@/collections/post'
import { postDraftSchema, type PostDraft } from '@/collections/postDraft'

/** Fields of the form that can be wrong, by the name of their input. */
export type DraftErrors = Record<string, string>

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What the editor holds of a row. */
export function draftOf(post: Post): PostDraft {
  const { title, thumbnail, image, width, height, placeholder, alt, summary, body, meta, status } = post
  return {
    title,
    thumbnail,
    image,
    width,
    height,
    placeholder,
    alt,
    summary,
    body: isRecord(body) ? body : null,
    meta,
    status,
  }
}

/** Faults of a draft by field: the words of the one schema that form and repository share. */
export function draftErrors(collection: Collection, draft: PostDraft): DraftErrors {
  const result = v.safeParse(postDraftSchema(collection), draft)
  if (result.success) return {}
  const errors: DraftErrors = {}
  for (const issue of result.issues) {
    const path = issue.path?.map(({ key }) => String(key)) ?? []
    errors[path.join('.')] ??= issue.message
  }
  return errors
}

/** What a visitor would miss: asked for before publishing, by field. */
export function missingToPublish(draft: PostDraft, hasPicture: boolean): DraftErrors {
  return {
    ...(draft.title.trim() ? {} : { title: '제목을 입력해 주세요.' }),
    ...(hasPicture ? {} : { image: '사진을 올려 주세요.' }),
    ...(draft.alt?.trim()
      ? {}
      : { alt: '대체 텍스트를 입력해 주세요. 사진을 보지 못하는 사람이 듣는 글입니다.' }),
  }
}

/** Fills what is still empty from a file's EXIF and never touches what was typed; tells which fields were filled. */
export function fillFromExif(meta: object, photo: object): { meta: object; filled: string[] } {
  const known = new Map<string, unknown>(Object.entries(meta))
  const filled: string[] = []
  for (const [field, value] of Object.entries(photo)) {
    const before = known.get(field)
    if (value === undefined || (before !== undefined && before !== '')) continue
    known.set(field, value)
    filled.push(field)
  }
  return { meta: Object.fromEntries(known), filled }
}

/** JSON with the keys of every object in order: the database keeps no order of them. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1))) : part,
  )
}

/** Whether two values would be saved alike. */
export function sameValue(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other)
}
