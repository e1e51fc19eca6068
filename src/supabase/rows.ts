import * as v from 'valibot'
import { logger } from '@/lib/logger'

const text = v.fallback(v.nullish(v.string(), null), null)
const count = v.fallback(v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1)), null), null)
const timestamp = v.pipe(
  v.string(),
  v.check((value) => !Number.isNaN(Date.parse(value)), 'not a readable time'),
)
const optionalTimestamp = v.fallback(v.nullish(timestamp, null), null)

/**
 * A row of any posts_ table as the API returns it. It needs an id, a title and a valid created_at. An invalid value in any
 * other field is read as null.
 */
const postRowSchema = v.object({
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  title: v.pipe(
    v.string(),
    v.check((value) => value.trim() !== '', 'empty title'),
  ),
  created_at: timestamp,
  thumbnail: text,
  image: text,
  width: count,
  height: count,
  placeholder: text,
  alt: text,
  summary: text,
  body: v.optional(v.unknown(), null),
  meta: v.optional(v.unknown(), null),
  // Public queries do not select the status, because they only get published rows. An unknown status counts as draft.
  status: v.fallback(v.optional(v.picklist(['draft', 'published']), 'published'), 'draft'),
  published_at: optionalTimestamp,
  updated_at: optionalTimestamp,
  position: v.fallback(v.nullish(v.pipe(v.number(), v.integer()), null), null),
})

export type PostRow = v.InferOutput<typeof postRowSchema>

/** Parses the rows of `table`. Drops malformed ones, and logs them if there are others: a response without any is an error. */
export function parseRows(table: string, rows: readonly unknown[]): PostRow[] {
  const results = rows.map((row) => ({ row, ...v.safeParse(postRowSchema, row) }))
  const valid = results.flatMap(({ success, output }) => (success ? [output] : []))
  if (valid.length > 0)
    for (const { success, issues, row } of results)
      if (!success) logger.error(table, 'dropped a malformed row:', v.flatten(issues), row)
  return valid
}
