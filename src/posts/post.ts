import { DataError } from '@/supabase/errors'
import { parseRows, type PostRow } from '@/supabase/rows'
import type { Collection } from './collections'
import type { PhotoMeta } from './meta'
import * as v from 'valibot'
import { isRecord } from '@/lib/json'

/** A post as pages use it. Sizes in px, times as ISO 8601 text. */
export interface Post<Meta extends object = object> {
  id: number
  title: string
  createdAt: string
  /** Image URLs as stored; resolve them with `imageUrl`. */
  thumbnail: string | null
  image: string | null
  width: number | null
  height: number | null
  /** ThumbHash in base64. */
  placeholder: string | null
  alt: string | null
  summary: string | null
  /** Rich text as stored; parse it with `parseRichText`. */
  body: unknown
  meta: Meta
  /** Stored fields of `meta` that the schema does not parse. Only set on the owner's rows. */
  unparsedMeta?: Readonly<Record<string, unknown>>
  status: 'draft' | 'published'
  publishedAt: string | null
  updatedAt: string | null
  position: number | null
}

export type Photo = Post<PhotoMeta>

function fromRow<Meta extends object>(collection: Collection<Meta>, row: PostRow): Post<Meta> {
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
    meta: parseMeta(collection, row.meta),
    status: row.status,
    publishedAt: row.published_at,
    updatedAt: row.updated_at,
    position: row.position,
  }
}

/**
 * Parses rows into posts. Drops malformed rows. Throws `DataError` with kind `malformed` if no row is valid.
 */
export function parsePosts<Meta extends object>(
  collection: Collection<Meta>,
  rows: readonly unknown[],
): Post<Meta>[] {
  const parsed = parseRows(collection.table, rows)
  if (rows.length > 0 && parsed.length === 0)
    throw new DataError('malformed', `No row of ${collection.table} is valid.`)
  return parsed.map((row) => fromRow(collection, row))
}

/** Parses a stored `meta` with the collection's schema. Invalid fields are left out. Never throws. */
export function parseMeta<Meta extends object>({ metaSchema }: Collection<Meta>, meta: unknown): Meta {
  const parsed = v.safeParse(metaSchema, meta ?? {})
  return parsed.success ? parsed.output : v.parse(metaSchema, {})
}

/** Returns the fields of a stored `meta` that `parseMeta` leaves out: unknown fields and invalid values. */
export function unparsedMeta(collection: Collection, meta: unknown): Readonly<Record<string, unknown>> {
  if (!isRecord(meta)) return {}
  const parsed = new Map<string, unknown>(Object.entries(parseMeta(collection, meta)))
  return Object.fromEntries(Object.entries(meta).filter(([name]) => parsed.get(name) === undefined))
}
