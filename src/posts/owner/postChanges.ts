import { isRecord, isJsonEqual } from '@/lib/json'
import { DataError } from '@/supabase/errors'
import type { Post } from '../post'
import { blankDraft, toDraft, type PostDraft, type PostValues } from './postDraft'

/** A `conflict`: the row was changed elsewhere since it was read. `theirs` is its current version. */
export class RowChangedError extends DataError {
  readonly theirs: Post

  constructor(theirs: Post) {
    super('conflict', `Row ${theirs.id} was changed elsewhere.`)
    this.theirs = theirs
  }
}

/** The state that an edit starts from. Every difference from it is the owner's change. */
export interface DraftBase {
  draft: PostDraft
  /** `updated_at` of the row, or null for a new one. */
  updatedAt: string | null
}

/** Validated values of the columns to write. */
export type PostChanges = Partial<PostValues>

const PICTURE = ['image', 'thumbnail', 'width', 'height', 'placeholder'] as const
const SINGLE = ['title', 'body', 'summary', 'alt', 'status', 'published_at'] as const
const META = 'meta.'

/** Returns the base for editing a row, or a new post if `row` is null. */
export function toDraftBase(row: Post | null): DraftBase {
  return { draft: row ? toDraft(row) : blankDraft(), updatedAt: row?.updatedAt ?? null }
}

/**
 * Returns the names of the fields that differ between two drafts, as in `DraftFaults`: `title`, `meta.year`. `image` covers
 * the whole picture, because its size and thumbnail never change without it.
 */
export function differingFields(one: PostDraft, other: PostDraft): string[] {
  const columns = [...SINGLE, 'image' as const].filter((name) => !isJsonEqual(one[name], other[name]))
  const [before, after] = [new Map(Object.entries(one.meta)), new Map(Object.entries(other.meta))]
  const fields = [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => !isJsonEqual(before.get(name) ?? null, after.get(name) ?? null),
  )
  return [...columns, ...fields.map((name) => META + name)]
}

/** Returns the fields changed in both `draft` and `now` since `base`, to different values: saving would overwrite them. */
export function overwrittenFields(draft: PostDraft, base: PostDraft, now: PostDraft): string[] {
  const [theirs, apart] = [differingFields(base, now), differingFields(draft, now)]
  return differingFields(base, draft).filter((name) => theirs.includes(name) && apart.includes(name))
}

/** Applies the changes that `draft` makes to `base` onto `now`. */
export function rebaseDraft<Draft extends PostDraft>(draft: Draft, base: PostDraft, now: PostDraft): Draft {
  const own = differingFields(base, draft)
  const of = (name: string): PostDraft => (own.includes(name) ? draft : now)
  const { image, thumbnail, width, height, placeholder } = of('image')
  const values = new Map<string, unknown>(Object.entries(draft.meta))
  const meta = new Map<string, unknown>(Object.entries(now.meta))
  for (const name of own.filter((one) => one.startsWith(META)).map((one) => one.slice(META.length))) {
    if (values.has(name)) meta.set(name, values.get(name))
    else meta.delete(name)
  }
  return {
    ...draft,
    image,
    thumbnail,
    width,
    height,
    placeholder,
    title: of('title').title,
    body: of('body').body,
    summary: of('summary').summary,
    alt: of('alt').alt,
    status: of('status').status,
    published_at: of('published_at').published_at,
    meta: Object.fromEntries(meta),
  }
}

/** Returns the columns in which `values` differ from `base`. */
export function changedColumns(base: PostDraft, values: PostValues): PostChanges {
  const changes: PostChanges = {}
  const take = <Name extends keyof PostDraft>(name: Name, value: PostValues[Name]) => {
    changes[name] = value
  }
  const changed = differingFields(base, values)
  for (const name of SINGLE) if (changed.includes(name)) take(name, values[name])
  if (changed.includes('image')) for (const name of PICTURE) take(name, values[name])
  if (changed.some((name) => name.startsWith(META))) take('meta', values.meta)
  return changes
}

/** Returns whether a row already has all the changed values. */
export function matchesChanges(post: Post, changes: PostChanges): boolean {
  const draft: unknown = toDraft(post)
  return isRecord(draft) && Object.entries(changes).every(([name, value]) => isJsonEqual(draft[name], value))
}
