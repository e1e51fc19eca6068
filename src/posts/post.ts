import { DataError } from '@/supabase/errors'
import { parseRows, type PostRow } from '@/supabase/rows'
import type { Collection } from './definition'
import type { PhotoMeta } from './meta'
import { readMeta } from './storedMeta'

/** One row of a collection as the pages know it. Sizes in px, times as ISO 8601 text. */
export interface Post<Meta extends object = object> {
  id: number
  title: string
  createdAt: string
  /** Stored image addresses; resolve them with `data/storageUrls`. */
  thumbnail: string | null
  image: string | null
  width: number | null
  height: number | null
  /** ThumbHash in base64. */
  placeholder: string | null
  alt: string | null
  summary: string | null
  /** Rich text as stored; `RichText` parses and renders it. */
  body: unknown
  meta: Meta
  /** What is stored in `meta` beside that; the owner's rows have it, where there is any. */
  unread?: Readonly<Record<string, unknown>>
  status: 'draft' | 'published'
  publishedAt: string | null
  updatedAt: string | null
  position: number | null
}

export type Photo = Post<PhotoMeta>

function toPost<Meta extends object>(collection: Collection<Meta>, row: PostRow): Post<Meta> {
  return {
    id: row.id,
    title: row.title,
    createdAt: row.created_at,
    thumbnail: row.thumbnail,
    image: row.image,
    width: row.width,
    height: row.height,
    placeholder: row.placeholder,
    alt: row.alt,
    summary: row.summary,
    body: row.body,
    meta: readMeta(collection, row.meta),
    status: row.status,
    publishedAt: row.published_at,
    updatedAt: row.updated_at,
    position: row.position,
  }
}

/**
 * The posts of an answer's rows. A row that makes no sense is dropped; when none does, the answer as a whole is
 * `malformed`, and a `DataError` says so.
 */
export function toPosts<Meta extends object>(
  collection: Collection<Meta>,
  rows: readonly unknown[],
): Post<Meta>[] {
  const parsed = parseRows(collection.table, rows)
  if (rows.length > 0 && parsed.length === 0)
    throw new DataError('malformed', `No row of ${collection.table} makes sense.`)
  return parsed.map((row) => toPost(collection, row))
}
