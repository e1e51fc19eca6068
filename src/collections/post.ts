import * as v from 'valibot'
import type { PostRow } from '@/data/rows'
import type { Collection } from './definition'

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
  status: 'draft' | 'published'
  publishedAt: string | null
  updatedAt: string | null
  position: number | null
}

/** Turns a row into a post; a bad `meta` spoils its bad fields alone (decisions §10.5). */
export function toPost<Meta extends object>(collection: Collection<Meta>, row: PostRow): Post<Meta> {
  const meta = v.safeParse(collection.metaSchema, row.meta ?? {})
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
    meta: meta.success ? meta.output : v.parse(collection.metaSchema, {}),
    status: row.status,
    publishedAt: row.published_at,
    updatedAt: row.updated_at,
    position: row.position,
  }
}
