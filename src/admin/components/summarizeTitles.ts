import { desk } from '#messages/admin/desk'
import type { Post } from '@/posts/post'
import type { CollectionTexts } from './collectionTexts'

/** Returns the titles as the object of a sentence: “‘Rainy window’”, “‘Rainy window’ and 1 other”. */
export function summarizeTitles(
  posts: readonly Pick<Post, 'title'>[],
  { unit }: Pick<CollectionTexts, 'unit'>,
): string {
  return desk.titles(posts[0]?.title ?? '', posts.length - 1, unit)
}
