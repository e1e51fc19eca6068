import type { Post } from '@/posts/post'
import { blankDraft, checkDraft, type PostDraft, type PostValues } from '@/posts/postDraft'
import { a7c2 } from '@/posts/registry'
import type { Collection } from '@/posts/definition'

/** A post with nothing in it but what a row must have, changed as a test needs it. */
export function postOf(changes: Partial<Post> = {}): Post {
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

/** A draft as the schema passes it; throws when it does not. */
export function valuesOf<Meta extends object>(
  changes: Partial<PostDraft<Meta>>,
  collection: Collection<Meta>,
): PostValues<Meta>
export function valuesOf(changes: Partial<PostDraft>): PostValues
export function valuesOf(changes: Partial<PostDraft>, collection: Collection = a7c2): PostValues {
  const { values, faults } = checkDraft(collection, { ...blankDraft(), ...changes })
  if (!values) throw new Error(JSON.stringify(faults))
  return values
}
