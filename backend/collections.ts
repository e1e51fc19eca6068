import * as v from 'valibot'

/** The keys of the five collections, as in URLs and in the tables `posts_…`. */
export const COLLECTIONS = ['favorites', 'portfolio', 'a7c2', 'x100vi', 'fanart'] as const

export type Collection = (typeof COLLECTIONS)[number]

const optionalText = v.optional(v.nullable(v.string()))
const optionalCount = v.optional(v.nullable(v.pipe(v.number(), v.integer())))
const optionalObject = v.optional(v.nullable(v.record(v.string(), v.unknown())))

const postRow = v.strictObject({
  id: v.optional(v.pipe(v.number(), v.integer())),
  title: v.string(),
  thumbnail: optionalText,
  image: optionalText,
  width: optionalCount,
  height: optionalCount,
  placeholder: optionalText,
  alt: optionalText,
  summary: optionalText,
  body: optionalObject,
  meta: optionalObject,
  status: v.picklist(['draft', 'published']),
  position: optionalCount,
  created_at: v.pipe(v.string(), v.isoTimestamp()),
})

/** A row in seed files and scripts. Absent fields are null. */
export type PostRow = v.InferOutput<typeof postRow>

/** Schema of `supabase/seed/posts.json`. */
export const samplePosts = v.strictObject({
  favorites: v.array(postRow),
  portfolio: v.array(postRow),
  a7c2: v.array(postRow),
  x100vi: v.array(postRow),
  fanart: v.array(postRow),
} satisfies Record<Collection, unknown>)
