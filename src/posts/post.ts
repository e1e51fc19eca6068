import * as v from 'valibot'
import { isRecord } from '@/lib/json'
import { logger } from '@/lib/logger'
import { DataError } from '@/supabase/errors'
import { parseRows, type PostRow } from '@/supabase/rows'
import type { Collection } from './collections'
import type { ChapterMeta, EpisodeMeta, PhotoMeta } from './meta'

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
  /** Letters of the text without spaces, if it was read without its text. Only set by the build and in the owner's lists. */
  letters?: number
  /** Stored fields of `meta` that the schema does not parse. Only set on the owner's rows. */
  unparsedMeta?: Readonly<Record<string, unknown>>
  status: 'draft' | 'published'
  publishedAt: string | null
  updatedAt: string | null
  position: number | null
}

export type Photo = Post<PhotoMeta>
export type Episode = Post<EpisodeMeta>
export type Chapter = Post<ChapterMeta>

/** Lists of serial works read the columns of the series and number instead of the whole `meta`. */
function addSeriesMeta({ seriesField }: Collection, row: unknown): unknown {
  if (seriesField === null || !isRecord(row) || row['meta'] !== undefined) return row
  return { ...row, meta: { [seriesField]: row['series'], number: row['number'] } }
}

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

/** Key of the series or novel of a post, and its number there. */
export interface SeriesNumber {
  series: string
  number: number
}

/** Reads the series and number from the `meta` of a serial work. Null for other collections and for malformed values. */
export function readSeriesNumber({ seriesField }: Collection, meta: object): SeriesNumber | null {
  if (seriesField === null) return null
  const series: unknown = Reflect.get(meta, seriesField)
  const number: unknown = Reflect.get(meta, 'number')
  return typeof series === 'string' && series !== '' && typeof number === 'number' && number >= 1
    ? { series, number }
    : null
}

/** Returns whether a post can be shown. A serial work needs a series and a number. Logs the others. */
function isUsable(collection: Collection, { id, meta }: Post): boolean {
  if (collection.seriesField === null || readSeriesNumber(collection, meta)) return true
  logger.error(collection.table, `dropped row ${id}: its meta has no series or no number`)
  return false
}

/**
 * Parses rows into posts. Drops malformed rows. Throws `DataError` with kind `malformed` if no row is valid.
 */
export function parsePosts<Meta extends object>(
  collection: Collection<Meta>,
  rows: readonly unknown[],
): Post<Meta>[] {
  const posts = parseRows(
    collection.table,
    rows.map((row) => addSeriesMeta(collection, row)),
  )
    .map((row) => fromRow(collection, row))
    .filter((post) => isUsable(collection, post))
  if (rows.length > 0 && posts.length === 0)
    throw new DataError('malformed', `No row of ${collection.table} is valid.`)
  return posts
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
