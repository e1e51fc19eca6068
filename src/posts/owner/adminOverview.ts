import * as v from 'valibot'
import { type Collection, type CollectionKey, collections } from '../collections'
import type { Post } from '../post'
import { callOwnerRpc, parseOwnerPost } from './ownerRequests'

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const collectionKey = v.custom<CollectionKey>((value) => typeof value === 'string' && value in collections)
const postName = {
  collection: collectionKey,
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  title: v.string(),
}
/** A total count and the first posts. */
const countedPosts = <Entries extends v.ObjectEntries>(more: Entries) =>
  v.object({ count, posts: v.array(v.object({ ...postName, ...more })) })

const overviewSchema = v.pipe(
  v.object({
    /** The server's current time. All times here are ISO 8601. */
    at: v.string(),
    /** Pictures without alternative text. */
    missing_alt: countedPosts({}),
    /** Drafts. Only the oldest is listed; `since` is its last edit. */
    drafts: countedPosts({ since: v.string() }),
    /** Pictures missing from storage. `place` is 0 for the post's own picture and counts from 1 in its text. */
    pictures: countedPosts({ place: count }),
    /** Broken links in texts. */
    links: countedPosts({ words: v.nullable(v.string()) }),
    scheduled: countedPosts({ at: v.string() }),
  }),
  v.transform(({ missing_alt: missingAlt, ...others }) => ({ ...others, missingAlt })),
)

/** Open tasks of the owner, counted by the database. */
export type AdminOverview = v.InferOutput<typeof overviewSchema>
/** A post as the overview lists it: id, collection and title. */
export type NamedPost = AdminOverview['missingAlt']['posts'][number]

const storageUsageSchema = v.object({
  photos: count,
  works: count,
  versions: count,
  trash: count,
  unused: count,
})
/** Bytes of stored files, by where they are used. */
export type StorageUsage = v.InferOutput<typeof storageUsageSchema>

const editSchema = v.object({
  collection: collectionKey,
  version: v.number(),
  before: v.unknown(),
  after: v.unknown(),
})

/** The last edit of a post: the row before the edit and the current row. */
export interface RecentEdit {
  collection: Collection
  /** Id of the version before. */
  version: number
  before: Post
  after: Post
}

/** Reads the overview. Throws `DataError`: `denied` if the owner is not signed in. */
export async function getOverview(signal: AbortSignal): Promise<AdminOverview> {
  return callOwnerRpc(overviewSchema, 'admin_overview', {}, signal)
}

/** Reads the size of the stored files. Throws `DataError`. */
export async function getStorageUsage(signal: AbortSignal): Promise<StorageUsage> {
  return callOwnerRpc(storageUsageSchema, 'storage_usage', {}, signal)
}

/** Reads the last edit of up to `take` posts. Leaves out malformed ones. Throws `DataError`. */
export async function listRecentEdits(take: number, signal: AbortSignal): Promise<RecentEdit[]> {
  const rows = await callOwnerRpc(v.array(v.unknown()), 'recent_versions', { take }, signal)
  return rows.flatMap((row): RecentEdit[] => {
    const edit = v.safeParse(editSchema, row)
    if (!edit.success) return []
    const { version } = edit.output
    const collection: Collection = collections[edit.output.collection]
    // Parsed one by one, because both have the same id.
    const [before, after] = [
      parseOwnerPost(collection, edit.output.before),
      parseOwnerPost(collection, edit.output.after),
    ]
    return before && after ? [{ collection, version, before, after }] : []
  })
}
