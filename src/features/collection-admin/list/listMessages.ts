import type { FanartMeta, FavoriteMeta, PhotoMeta, PortfolioMeta } from '@/collections/meta'
import type { Post } from '@/collections/post'
import { objectParticle } from '@/lib/josa'
import type { CollectionNouns } from '../parts/collectionNouns'

type AnyMeta = Partial<PhotoMeta & PortfolioMeta & Omit<FavoriteMeta, 'category'> & Omit<FanartMeta, 'year'>>

/** The line under a title: a photo's settings, a work's client and year, an object's category … */
export function metaSummary(meta: AnyMeta): string {
  return [
    meta.focalLength && `${meta.focalLength}mm`,
    meta.aperture && `f/${meta.aperture}`,
    meta.shutter && `${meta.shutter}초`,
    meta.client,
    meta.category,
    meta.source,
    meta.year,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** “‘비 오는 창’을”, “‘비 오는 창’ 외 1장을”. */
export function countedTitles(posts: readonly Pick<Post, 'title'>[], { unit }: CollectionNouns): string {
  const title = posts[0]?.title ?? ''
  if (posts.length === 1) return `‘${title}’${objectParticle(title)}`
  return `‘${title}’ 외 ${posts.length - 1}${unit}${objectParticle(unit)}`
}
