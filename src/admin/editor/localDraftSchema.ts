import * as v from 'valibot'
import { photoMetaSchema } from '@/posts/meta'

const text = v.nullable(v.string())
const size = v.nullable(v.number())
const draft = v.object({
  title: v.string(),
  thumbnail: text,
  image: text,
  width: size,
  height: size,
  placeholder: text,
  alt: text,
  summary: text,
  body: v.nullable(v.record(v.string(), v.unknown())),
  meta: v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((meta): object => meta),
  ),
  status: v.picklist(['draft', 'published']),
  published_at: v.optional(text, null),
})
const picture = v.object({
  full: v.blob(),
  thumbnail: v.blob(),
  width: v.number(),
  height: v.number(),
  placeholder: v.string(),
  photo: photoMetaSchema,
})
const storedPicture = v.object({
  image: v.string(),
  thumbnail: v.string(),
  width: v.number(),
  height: v.number(),
  placeholder: v.string(),
})

/** Unsaved work as this browser keeps it. What another version of the desk has kept is left alone. */
export const localDraftSchema = v.object({
  version: v.literal(1),
  draft,
  /** A picture that is not part of the saved row yet; one that cannot be read takes no text with it. */
  picture: v.fallback(v.nullable(picture), null),
  /** Where that picture has been stored already. */
  stored: v.nullable(v.object({ picture: storedPicture })),
  /** What the work began from. */
  base: v.object({ draft, updatedAt: text }),
  /** When it was kept, in ms since the epoch. */
  savedAt: v.number(),
})

export type LocalDraft = v.InferOutput<typeof localDraftSchema>
