import type { FanartMeta, FavoriteMeta, PhotoMeta, PortfolioMeta } from '@/posts/meta'

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
