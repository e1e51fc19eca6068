import type { Post } from '@/posts/post'
import { blankDraft, checkDraft, type PostDraft, type PostValues } from '@/posts/owner/postDraft'
import type { Collection } from '@/posts/collections'
import { a7c2 } from './galleries'

/** Builds a post with only the required fields, overridden by `changes`. */
export function buildPost(changes: Partial<Post> = {}): Post {
  return {
    ...blankDraft(),
    id: 7,
    title: '겹겹의 새벽',
    createdAt: '2026-11-20T12:00:00Z',
    publishedAt: null,
    updatedAt: '2026-11-20T12:00:00Z',
    position: null,
    ...changes,
  }
}

/** Builds the values of a draft after validation. Throws if the draft is invalid. */
export function buildPostValues<Meta extends object>(
  changes: Partial<PostDraft<Meta>>,
  collection: Collection<Meta>,
): PostValues<Meta>
export function buildPostValues(changes: Partial<PostDraft>): PostValues
export function buildPostValues(changes: Partial<PostDraft>, collection: Collection = a7c2): PostValues {
  const { values, faults } = checkDraft(collection, { ...blankDraft(), ...changes })
  if (!values) throw new Error(JSON.stringify(faults))
  return values
}
