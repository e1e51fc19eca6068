import type { Collection } from '@/posts/collections'
import type { Post } from '@/posts/post'
import { toDraft } from '@/posts/postDraft'
import type { PostVersion } from '@/posts/postVersions'
import { MAX_VERSIONS } from '@/config/constants'
import { compareDrafts, summarizeDifferences } from './compareDrafts'

/** List entry of the current row or of one version. */
export interface TimelineEntry {
  /** Null for the current row. */
  version: PostVersion | null
  post: Post
  /** ISO 8601. */
  savedAt: string
  /** Summary of its changes. */
  changes: string
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
): string {
  if (isFirstPublished) return '처음 게시한 판'
  if (!before) return isComplete ? '처음 쓴 판' : '남아 있는 가장 이전 판'
  const statusLabel = { draft: '게시 취소', published: '다시 게시' }[post.status]
  const changes = summarizeDifferences(compareDrafts(collection, toDraft(before), toDraft(post)))
  return [before.status === post.status ? '' : statusLabel, changes].filter(Boolean).join(', ') || '그대로'
}
