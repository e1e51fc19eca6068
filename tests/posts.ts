import type { Post } from '@/collections/post'
import { blankDraft } from '@/collections/postDraft'

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
