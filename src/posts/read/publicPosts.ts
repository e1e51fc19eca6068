import type { Collection } from '../collections'
import { rememberPictures } from '../pictures/knownPictures'
import { parsePosts, type Post } from '../post'

/** Parses rows that a visitor has read with their dates, and remembers their pictures. Throws as `parsePosts`. */
export function parsePublicPosts<Meta extends object>(
  collection: Collection<Meta>,
  rows: readonly unknown[],
): Post<Meta>[] {
  const posts = parsePosts(collection, rows)
  rememberPictures(posts)
  return posts
}
