import type { DraftFaults } from '@/posts/postDraft'
import { missingToPublish } from '@/posts/publishGate'
import type { Post } from '@/posts/post'
import { isScheduled } from '@/posts/scheduled'
import type { CollectionNouns } from '../components/collectionNouns'
import { countedTitles } from '../components/countedTitles'
import { publishGateMessage } from '../components/publishGateMessage'

/** A row that the gate does not let through, with what it lacks. */
export interface Refused {
  post: Post
  missing: DraftFaults
}

/**
 * Which rows can be published, and which not; those that wait for their time go on waiting. One that is published already
 * stays so, whatever it lacks.
 */
export function atPublishGate(posts: readonly Post[]): {
  ready: Post[]
  refused: Refused[]
  waiting: Post[]
} {
  const refused = posts
    .filter(({ status }) => status === 'draft')
    .map((post) => ({ post, missing: missingToPublish(post) }))
    .filter(({ missing }) => Object.keys(missing).length > 0)
  const waiting = posts.filter(isScheduled)
  const held = new Set([...refused.map(({ post }) => post), ...waiting])
  return { ready: posts.filter((post) => !held.has(post)), refused, waiting }
}

/** That a row was not published, and what it lacks. */
export function refusalMessage({ post, missing }: Refused, words: CollectionNouns): string {
  return `${countedTitles([post], words)} 게시하지 못했습니다. ${publishGateMessage(missing)}`
}
