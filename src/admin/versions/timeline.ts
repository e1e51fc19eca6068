import type { Collection } from '@/posts/definition'
import type { Post } from '@/posts/post'
import { draftOf } from '@/posts/postDraft'
import type { PostVersion } from '@/posts/postVersions'
import { KEPT_VERSIONS } from '@/config/constants'
import { compareDrafts, summaryOf } from './compareDrafts'

/** One version as the list shows it. */
export interface Moment {
  /** Null for the row as it is now. */
  version: PostVersion | null
  post: Post
  /** ISO 8601. */
  savedAt: string
  /** What changed with it. */
  changes: string
  /** Since then visitors have seen the post. */
  isFirstPublished: boolean
}

/** The row as it is now and its earlier versions, the newest first, each with what changed since the one before. */
export function timeline(collection: Collection, now: Post, versions: readonly PostVersion[]): Moment[] {
  const all: Pick<Moment, 'version' | 'post' | 'savedAt'>[] = [
    { version: null, post: now, savedAt: now.updatedAt ?? now.createdAt },
    ...versions.map((version) => ({ version, post: version.post, savedAt: version.savedAt })),
  ]
  // Older ones were let go: the last of a full list is not where the post begins.
  const isWhole = versions.length < KEPT_VERSIONS
  const first = all.findLastIndex(({ post }) => post.status === 'published')
  return all.map((moment, index) => {
    const before = all[index + 1]?.post
    const isFirstPublished = index === first && (before !== undefined || isWhole)
    return {
      ...moment,
      isFirstPublished,
      changes: changesOf(collection, before, moment.post, isFirstPublished, isWhole),
    }
  })
}

function changesOf(
  collection: Collection,
  before: Post | undefined,
  post: Post,
  isFirstPublished: boolean,
  isWhole: boolean,
): string {
  if (isFirstPublished) return '처음 게시한 판'
  if (!before) return isWhole ? '처음 쓴 판' : '남아 있는 가장 이전 판'
  const shown = { draft: '게시 취소', published: '다시 게시' }[post.status]
  const changes = summaryOf(compareDrafts(collection, draftOf(before), draftOf(post)))
  return [before.status === post.status ? '' : shown, changes].filter(Boolean).join(', ') || '그대로'
}
