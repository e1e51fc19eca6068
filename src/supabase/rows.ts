import * as v from 'valibot'
import { logger } from '@/lib/logger'

const text = v.fallback(v.nullish(v.string(), null), null)
const count = v.fallback(v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1)), null), null)
const moment = v.pipe(
  v.string(),
  v.check((value) => !Number.isNaN(Date.parse(value)), 'not a readable time'),
)
const optionalMoment = v.fallback(v.nullish(moment, null), null)

/**
 * A row of any posts_ table as the wire carries it. Without an id, a title and a readable created_at it is malformed; a
 * bad value anywhere else spoils that field alone and reads as null (decisions §10.5).
 */
const postRowSchema = v.object({
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  title: v.pipe(
    v.string(),
    v.check((value) => value.trim() !== '', 'empty title'),
  ),
  created_at: moment,
  thumbnail: text,
  image: text,
  width: count,
  height: count,
  placeholder: text,
  alt: text,
  summary: text,
  body: v.optional(v.unknown(), null),
  meta: v.optional(v.unknown(), null),
  // Visitors do not ask for it: what they are given is published. A word that nobody knows is not.
  status: v.fallback(v.optional(v.picklist(['draft', 'published']), 'published'), 'draft'),
  published_at: optionalMoment,
  updated_at: optionalMoment,
  position: v.fallback(v.nullish(v.pipe(v.number(), v.integer()), null), null),
})

export type PostRow = v.InferOutput<typeof postRowSchema>

/** Parses the rows of `table`, dropping and logging the malformed ones (decisions §7). */
export function parseRows(table: string, rows: readonly unknown[]): PostRow[] {
  return rows.flatMap((row) => {
    const result = v.safeParse(postRowSchema, row)
    if (result.success) return [result.output]
    logger.error(table, 'dropped a malformed row:', v.flatten(result.issues), row)
    return []
  })
}
