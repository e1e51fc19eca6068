import { versions as words } from '#messages/admin/versions'
import { MAX_VERSIONS } from '@/config/constants'
import type { Collection } from '@/posts/collections'
import { toDraft } from '@/posts/owner/postDraft'
import type { PostVersion } from '@/posts/owner/postVersions'
import type { Post } from '@/posts/post'
import { compareDrafts, summarizeDifferences } from './compareDrafts'

/** List entry of the current row or of one version. */
export interface TimelineEntry {
  /** Null for the current row. */
  version: PostVersion | null
  post: Post
  /** ISO 8601. */
  savedAt: string
  /** Returns a summary of its changes, in the current language. */
  changes: () => string
  /** The post was first published with this version. */
  isFirstPublished: boolean
}

/** Lists the current row and its earlier versions, newest first, each with its changes since the previous one. */
export function buildTimeline(
  collection: Collection,
  now: Post,
  versions: readonly PostVersion[],
): TimelineEntry[] {
  const all: Pick<TimelineEntry, 'version' | 'post' | 'savedAt'>[] = [
    { version: null, post: now, savedAt: now.updatedAt ?? now.createdAt },
    ...versions.map((version) => ({ version, post: version.post, savedAt: version.savedAt })),
  ]
  // A full list was truncated, so its last entry is not the post's first version.
  const isComplete = versions.length < MAX_VERSIONS
  const firstPublished = all.findLastIndex(({ post }) => post.status === 'published')
  return all.map((entry, index) => {
    const before = all[index + 1]?.post
    const isFirstPublished = index === firstPublished && (before !== undefined || isComplete)
    return {
      ...entry,
      isFirstPublished,
      changes: describeChanges(collection, before, entry.post, isFirstPublished, isComplete),
    }
  })
}

function describeChanges(
  collection: Collection,
  before: Post | undefined,
  post: Post,
  isFirstPublished: boolean,
  isComplete: boolean,
): () => string {
  if (isFirstPublished) return () => words.firstPublished
  if (!before) return () => (isComplete ? words.first : words.oldestKept)
  const differences = compareDrafts(collection, toDraft(before), toDraft(post))
  return () => {
    const statusLabel = before.status === post.status ? '' : words.statusChanges[post.status]
    return [statusLabel, summarizeDifferences(differences)].filter(Boolean).join(', ') || words.unchanged
  }
}
