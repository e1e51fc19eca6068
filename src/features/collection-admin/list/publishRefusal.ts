import type { DraftFaults } from '@/collections/postDraft'
import { missingToPublish } from '@/collections/publishGate'
import type { Post } from '@/collections/post'
import type { CollectionNouns } from '../parts/collectionNouns'
import { missingNouns, publishGateMessage } from '../parts/publishGateMessage'
import { countedTitles } from './listMessages'

/** A row that the gate does not let through, with what it lacks. */
export interface Refused {
  post: Post
  missing: DraftFaults
}

/** So many rows are named in one message. */
const NAMED = 3

/** Which rows can be published, and which not. One that is published already stays so, whatever it lacks. */
export function atPublishGate(posts: readonly Post[]): { ready: Post[]; refused: Refused[] } {
  const refused = posts
    .filter(({ status }) => status === 'draft')
    .map((post) => ({ post, missing: missingToPublish(post) }))
    .filter(({ missing }) => Object.keys(missing).length > 0)
  const held = new Set(refused.map(({ post }) => post))
  return { ready: posts.filter((post) => !held.has(post)), refused }
}

/** That rows were not published, and what each of them lacks. */
export function refusalMessage(refused: readonly Refused[], words: CollectionNouns): string {
  const what = `${countedTitles(
    refused.map(({ post }) => post),
    words,
  )} 게시하지 못했습니다.`
  const [first] = refused
  if (first && refused.length === 1) return `${what} ${publishGateMessage(first.missing)}`
  const each = refused
    .slice(0, NAMED)
    .map(({ post, missing }) => `‘${post.title}’에는 ${missingNouns(missing)}`)
    .join(', ')
  const more = refused.length - NAMED
  return more > 0
    ? `${what} ${each} 있어야 합니다. 다른 ${more}${words.unit}에도 빠진 것이 있습니다.`
    : `${what} ${each} 있어야 합니다.`
}
