import { isRecord, sameJson } from '@/lib/json'
import { blankDraft, draftOf, type PostDraft, type PostValues } from './postDraft'
import type { Post } from './post'

/** What work began from: all that it says differently is a change of the owner's. */
export interface DraftBase {
  draft: PostDraft
  /** `updated_at` of the row; null for a new one. */
  updatedAt: string | null
}

/** The columns to be written, each checked by the schema. */
export type PostChanges = Partial<PostValues>

const PICTURE = ['image', 'thumbnail', 'width', 'height', 'placeholder'] as const
const SINGLE = ['title', 'body', 'summary', 'alt', 'status', 'published_at'] as const
const META = 'meta.'

/** Work on a row, or on a new one, begins from this. */
export function baseOf(row: Post | null): DraftBase {
  return { draft: row ? draftOf(row) : blankDraft(), updatedAt: row?.updatedAt ?? null }
}

/**
 * What two drafts differ in, by the names that faults have: `title`, `meta.year`. A picture is one thing, told by `image`:
 * its size and its thumbnail never change without it.
 */
export function differences(one: PostDraft, other: PostDraft): string[] {
  const columns = [...SINGLE, 'image' as const].filter((name) => !sameJson(one[name], other[name]))
  const [before, after] = [new Map(Object.entries(one.meta)), new Map(Object.entries(other.meta))]
  const fields = [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => !sameJson(before.get(name) ?? null, after.get(name) ?? null),
  )
  return [...columns, ...fields.map((name) => META + name)]
}

/** What `draft` changes of `base` that has become something else in `now` meanwhile: what saving it would overwrite. */
export function overwritten(draft: PostDraft, base: PostDraft, now: PostDraft): string[] {
  const [theirs, apart] = [differences(base, now), differences(draft, now)]
  return differences(base, draft).filter((name) => theirs.includes(name) && apart.includes(name))
}

/** The draft as if it had begun from `now`: what it changes of `base` stays, all else is as it is now. */
export function rebase<Draft extends PostDraft>(draft: Draft, base: PostDraft, now: PostDraft): Draft {
  const own = differences(base, draft)
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

/** The columns in which `values` differ from `base`. */
export function changesOf(base: PostDraft, values: PostValues): PostChanges {
  const changes: PostChanges = {}
  const take = <Name extends keyof PostDraft>(name: Name, value: PostValues[Name]) => {
    changes[name] = value
  }
  const changed = differences(base, values)
  for (const name of SINGLE) if (changed.includes(name)) take(name, values[name])
  if (changed.includes('image')) for (const name of PICTURE) take(name, values[name])
  if (changed.some((name) => name.startsWith(META))) take('meta', values.meta)
  return changes
}

/** Whether a row says just what was to be changed. */
export function holdsChanges(post: Post, changes: PostChanges): boolean {
  const held: unknown = draftOf(post)
  return isRecord(held) && Object.entries(changes).every(([name, value]) => sameJson(held[name], value))
}
