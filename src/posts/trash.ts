import * as v from 'valibot'
import { ADMIN_LIST_PAGE_SIZE } from '@/config/constants'
import { valueOf } from '@/supabase/answers'
import { DataError } from '@/supabase/errors'
import { isOwner, ownerClient } from '@/supabase/ownerClient'
import { askOwner } from './askOwner'
import type { CollectionKey } from './definition'
import { titlePattern } from './ownerQuery'
import { collections } from './registry'
import { removeReleasedMedia } from './trashEmptying'
import type { TrashQuery } from './trashQuery'

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
const weightSchema = v.object({
  at: v.string(),
  posts: count,
  pictures: v.nullable(count),
  bytes: v.nullable(count),
  versions: v.nullable(count),
})

/** A post in the trash; `pictures` (in all sizes), their `bytes` and earlier `versions` go along with it. */
export interface TrashedPost {
  /** As `data-id` has it: `a7c2-12`. */
  key: string
  collection: CollectionKey
  id: number
  title: string
  thumbnail: string | null
  image: string | null
  /** ISO 8601, by the server's clock. */
  deletedAt: string
  pictures: number
  bytes: number
  versions: number
}

/** One page of the trash; `total` counts all posts that the query finds. */
export interface TrashPage {
  posts: TrashedPost[]
  total: number
}

/** What lay in the trash altogether `at` a time of the server's; sizes are null where there are too many posts to wait for them. */
export type TrashWeight = v.InferOutput<typeof weightSchema>

/** Reads one page of the trash. Throws `DataError`: `denied` when the owner isn't connected. */
export async function listTrash(query: TrashQuery, signal: AbortSignal): Promise<TrashPage> {
  const parameters = {
    search: titlePattern(query.search),
    kinds: query.kind === 'all' ? null : kinds[query.kind],
    soonest: query.sort === 'soonest',
    skip: (query.page - 1) * ADMIN_LIST_PAGE_SIZE,
    take: ADMIN_LIST_PAGE_SIZE,
  }
  const { total, posts } = await askOwner(pageSchema, 'list_trash', parameters, signal)
  return {
    total,
    posts: posts.map(({ deleted_at: deletedAt, ...post }) => ({
      ...post,
      deletedAt,
      key: `${post.collection}-${post.id}`,
    })),
  }
}

const kinds: Record<Exclude<TrashQuery['kind'], 'all'>, readonly CollectionKey[]> = {
  photos: ['a7c2', 'x100vi'],
  portfolio: ['portfolio'],
  fanart: ['fanart'],
  favorites: ['favorites'],
}

/** Reads what lies in the trash altogether. Throws `DataError`. */
export function weighTrash(signal: AbortSignal): Promise<TrashWeight> {
  return askOwner(weightSchema, 'weigh_trash', {}, signal)
}

/** Takes posts out of the trash, as drafts. Throws `DataError`: `missing` when none of them is there any more. */
export function restorePosts(keys: readonly string[]): Promise<void> {
  return change('restore_posts', keys)
}

/** Removes posts of the trash for good, with versions and pictures. Throws `DataError`: `missing` as above. */
export async function purgePosts(keys: readonly string[]): Promise<void> {
  await change('purge_posts', keys)
  removeReleasedMedia()
}

async function change(name: string, keys: readonly string[]) {
  const changed = valueOf(await ownerClient().rpc(name, { posts: keys }))
  if (changed !== 0) return
  throw (await isOwner())
    ? new DataError('missing', 'The posts are no longer in the trash.')
    : new DataError('denied', 'The policies let nothing be changed.')
}
