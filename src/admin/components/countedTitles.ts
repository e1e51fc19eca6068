import type { Post } from '@/posts/post'
import { objectParticle } from '@/lib/korean/josa'
import type { CollectionNouns } from './collectionNouns'

/** “‘비 오는 창’을”, “‘비 오는 창’ 외 1장을”. */
export function countedTitles(
  posts: readonly Pick<Post, 'title'>[],
  { unit }: Pick<CollectionNouns, 'unit'>,
): string {
  const title = posts[0]?.title ?? ''
  if (posts.length === 1) return `‘${title}’${objectParticle(title)}`
  return `‘${title}’ 외 ${posts.length - 1}${unit}${objectParticle(unit)}`
}
