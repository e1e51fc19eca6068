import type { Post } from '@/posts/post'
import { objectParticle } from '@/lib/korean/josa'
import type { CollectionTexts } from './collectionTexts'

/** Returns the titles with their object particle: “‘비 오는 창’을”, “‘비 오는 창’ 외 1장을”. */
export function summarizeTitles(
  posts: readonly Pick<Post, 'title'>[],
  { unit }: Pick<CollectionTexts, 'unit'>,
): string {
  const title = posts[0]?.title ?? ''
  if (posts.length === 1) return `‘${title}’${objectParticle(title)}`
  return `‘${title}’ 외 ${posts.length - 1}${unit}${objectParticle(unit)}`
}
