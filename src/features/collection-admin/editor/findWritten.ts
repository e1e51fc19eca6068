import * as v from 'valibot'
import type { Collection } from '@/collections/definition'
import { findPostByImage, findPostsByTitle, getOwnerPost } from '@/collections/ownerRepository'
import type { Post } from '@/collections/post'
import { postDraftSchema, type PostDraft } from '@/collections/postDraft'
import { draftOf, sameValue } from './draft'

/**
 * The row that already holds what was `sent`, or null: its answer may have been lost after it was written. Without a row
 * that is `known` it is found by its picture, whose address is nobody else's, else by being the same in everything.
 * Throws `DataError`.
 */
export async function findWritten(
  collection: Collection,
  known: Post | null,
  sent: PostDraft,
): Promise<Post | null> {
  if (!known && sent.image !== null) return findPostByImage(collection, sent.image)
  const written = v.safeParse(postDraftSchema(collection), sent)
  if (!written.success) return null
  const candidates = known
    ? [await getOwnerPost(collection, known.id)]
    : await findPostsByTitle(collection, written.output.title)
  return candidates.find((post) => post && sameValue(draftOf(post), written.output)) ?? null
}
