import { list as words } from '#messages/admin/list'
import type { Collection, CollectionKey } from '@/posts/collections'
import type { DraftFaults } from '@/posts/owner/postDraft'
import { missingFields } from '@/posts/owner/publishGate'
import { isScheduled } from '@/posts/owner/schedule'
import type { Post } from '@/posts/post'
import type { CollectionTexts } from '../components/collectionTexts'
import { publishGateMessage } from '../components/publishGateMessage'
import { summarizeTitles } from '../components/summarizeTitles'

/** A row that cannot be published, with its missing fields. */
export interface RefusedPost {
  post: Post
  missing: DraftFaults
}

/**
 * Splits rows into those that can be published, those with missing fields and those that are scheduled. Rows that are
 * already published are never refused.
 */
export function splitByPublishGate(
  collection: Pick<Collection, 'key'>,
  posts: readonly Post[],
): {
  ready: Post[]
  refused: RefusedPost[]
  scheduled: Post[]
} {
  const refused = posts
    .filter(({ status }) => status === 'draft')
    .map((post) => ({ post, missing: missingFields(collection, post) }))
    .filter(({ missing }) => Object.keys(missing).length > 0)
  const scheduled = posts.filter(isScheduled)
  const excluded = new Set([...refused.map(({ post }) => post), ...scheduled])
  return { ready: posts.filter((post) => !excluded.has(post)), refused, scheduled }
}

/** Returns a message that a row was not published and which fields are missing. */
export function refusalMessage(
  { post, missing }: RefusedPost,
  texts: CollectionTexts,
  key: CollectionKey,
): string {
  return words.toasts.notPublished(summarizeTitles([post], texts), publishGateMessage(missing, key) ?? '')
}
