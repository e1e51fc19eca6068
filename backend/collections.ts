import * as v from 'valibot'
import { type CollectionKey, collectionKeys } from '../src/posts/collections.ts'

/** The keys of all collections, as in the tables `posts_…`. */
export const COLLECTIONS = collectionKeys

export type Collection = CollectionKey

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

/** Schema of `posts.json` in `supabase/seed`. A collection without samples is empty. Rows of removed collections are ignored. */
export const samplePosts = v.object(v.entriesFromList(COLLECTIONS, v.optional(v.array(postRow), [])))
