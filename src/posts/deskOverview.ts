import * as v from 'valibot'
import { askOwner } from './askOwner'
import type { Collection, CollectionKey } from './definition'
import { toOwnerPost } from './ownerPosts'
import type { Post } from './post'
import { collections } from './registry'

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const collectionKey = v.custom<CollectionKey>((value) => typeof value === 'string' && value in collections)
const named = {
  collection: collectionKey,
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  title: v.string(),
}
/** How many there are, and the first of them. */
const some = <Entries extends v.ObjectEntries>(more: Entries) =>
  v.object({ count, posts: v.array(v.object({ ...named, ...more })) })

const overviewSchema = v.object({
  /** The server's now; all times here are ISO 8601. */
  at: v.string(),
  /** Pictures without a text in their place. */
  untold: some({}),
  /** Drafts, the one that waits longest with its last edit. */
  drafts: some({ since: v.string() }),
  /** Pictures that storage does not have: a post's own is at place 0, those of its text are counted from 1. */
  pictures: some({ place: count }),
  /** Links of a text that lead nowhere. */
  links: some({ words: v.nullable(v.string()) }),
  scheduled: some({ at: v.string() }),
})

/** What waits for the owner, counted by the database. */
export type DeskOverview = v.InferOutput<typeof overviewSchema>
/** A post by its name, as the overview tells of it. */
export type NamedPost = DeskOverview['untold']['posts'][number]

const weightSchema = v.object({ photos: count, works: count, versions: count, trash: count, unused: count })
/** Bytes of stored files, by what shows them. */
export type StorageWeight = v.InferOutput<typeof weightSchema>

const editSchema = v.object({
  collection: collectionKey,
  version: v.number(),
  before: v.unknown(),
  after: v.unknown(),
})

/** The last edit of a post: the row before it and as it is now. */
export interface RecentEdit {
  collection: Collection
  /** Id of the version before. */
  version: number
  before: Post
  after: Post
}

/** Reads what waits. Throws `DataError`: `denied` when the owner isn't connected. */
export async function readOverview(signal: AbortSignal): Promise<DeskOverview> {
  return askOwner(overviewSchema, 'desk_overview', {}, signal)
}

/** Weighs the stored files. Throws `DataError`. */
export async function weighStorage(signal: AbortSignal): Promise<StorageWeight> {
  return askOwner(weightSchema, 'weigh_storage', {}, signal)
}

/** Reads the last edits, one of each post; those that make no sense are left out. Throws `DataError`. */
export async function recentEdits(take: number, signal: AbortSignal): Promise<RecentEdit[]> {
  const rows = await askOwner(v.array(v.unknown()), 'recent_versions', { take }, signal)
  return rows.flatMap((row): RecentEdit[] => {
    const edit = v.safeParse(editSchema, row)
    if (!edit.success) return []
    const { version } = edit.output
    const collection: Collection = collections[edit.output.collection]
    // One at a time, for both have one id.
    const [before, after] = [
      toOwnerPost(collection, edit.output.before),
      toOwnerPost(collection, edit.output.after),
    ]
    return before && after ? [{ collection, version, before, after }] : []
  })
}
