import * as v from 'valibot'
import { ADMIN_LIST_PAGE_SIZE } from '@/config/constants'
import { DataError } from '@/supabase/errors'
import { isOwner, ownerClient } from '@/supabase/ownerClient'
import { unwrapData } from '@/supabase/responses'
import { type CollectionKey, collections, photoCollections, serialCollections } from '../collections'
import { titlePattern, type TrashQuery } from '../owner/ownerListQuery'
import { callOwnerRpc } from '../owner/ownerRequests'
import { withRestoreErrors } from '../serials/serialErrors'
import { deleteReleasedMedia } from './emptyTrash'

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const text = v.nullable(v.string())
const trashedSchema = v.object({
  collection: v.custom<CollectionKey>((value) => typeof value === 'string' && value in collections),
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  title: v.string(),
  thumbnail: text,
  image: text,
  deleted_at: v.string(),
  pictures: count,
  bytes: count,
  versions: count,
})
const pageSchema = v.object({ total: count, posts: v.array(trashedSchema) })
const summarySchema = v.object({
  at: v.string(),
  posts: count,
  pictures: v.nullable(count),
  bytes: v.nullable(count),
  versions: v.nullable(count),
})

/** A post in the trash. Deleting it also deletes its `pictures` (in all sizes, `bytes` in total) and `versions`. */
export interface TrashedPost {
  /** Collection and id, as in `data-id`: `fanart-12`. */
  key: string
  collection: CollectionKey
  id: number
  title: string
  thumbnail: string | null
  image: string | null
  /** ISO 8601, from the server's clock. */
  deletedAt: string
  pictures: number
  bytes: number
  versions: number
}

/** One page of the trash. `total` counts all posts that match the query. */
export interface TrashPage {
  posts: TrashedPost[]
  total: number
}

/**
 * Totals of the whole trash. `at` is the server time of the count. Sizes are null if there are too many posts to measure
 * them quickly.
 */
export type TrashSummary = v.InferOutput<typeof summarySchema>

/** Reads one page of the trash. Throws `DataError`: `denied` if the owner is not signed in. */
export async function listTrash(query: TrashQuery, signal: AbortSignal): Promise<TrashPage> {
  const parameters = {
    search: titlePattern(query.search),
    kinds: collectionsOfKind(query.kind),
    soonest: query.sort === 'soonest',
    skip: (query.page - 1) * ADMIN_LIST_PAGE_SIZE,
    take: ADMIN_LIST_PAGE_SIZE,
  }
  const { total, posts } = await callOwnerRpc(pageSchema, 'list_trash', parameters, signal)
  return {
    total,
    posts: posts.map(({ deleted_at: deletedAt, ...post }) => ({
      ...post,
      deletedAt,
      key: `${post.collection}-${post.id}`,
    })),
  }
}

/** Returns the collections of a kind; null for all. */
function collectionsOfKind(kind: TrashQuery['kind']): readonly CollectionKey[] | null {
  if (kind === 'all') return null
  if (kind === 'photos') return photoCollections.map(({ key }) => key)
  return kind === 'serial' ? Object.values(serialCollections).map(({ key }) => key) : [kind]
}

/** Reads the totals of the trash. Throws `DataError`. */
export function getTrashSummary(signal: AbortSignal): Promise<TrashSummary> {
  return callOwnerRpc(summarySchema, 'trash_usage', {}, signal)
}

/**
 * Restores posts from the trash as drafts, all of them that are still there or none. Returns their number. Throws `DataError`: `missing` if none of them is in the trash,
 * `NumberTakenError` if another post has the number of one of them.
 */
export function restorePosts(keys: readonly string[]): Promise<number> {
  return withRestoreErrors(keys, () => updateTrashedPosts('restore_posts', keys))
}

/** Permanently deletes posts with their versions and pictures. Returns their number. Throws `DataError`: `missing` if none is in the trash. */
export async function purgePosts(keys: readonly string[]): Promise<number> {
  const purged = await updateTrashedPosts('purge_posts', keys)
  deleteReleasedMedia()
  return purged
}

async function updateTrashedPosts(name: string, keys: readonly string[]): Promise<number> {
  const changed = v.parse(v.number(), unwrapData(await ownerClient().rpc(name, { posts: keys })))
  if (changed !== 0) return changed
  throw (await isOwner())
    ? new DataError('missing', 'The posts are no longer in the trash.')
    : new DataError('denied', 'Row-level security blocked the change.')
}
