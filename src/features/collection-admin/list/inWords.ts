import type { FanartMeta, FavoriteMeta, PhotoMeta, PortfolioMeta } from '@/collections/meta'
import type { Post } from '@/collections/post'
import type { CollectionWords } from '../words'

type AnyMeta = Partial<PhotoMeta & PortfolioMeta & Omit<FavoriteMeta, 'category'> & Omit<FanartMeta, 'year'>>

/** The line under a title: a photo's settings, a work's client and year, an object's category … */
export function settingsLine(meta: AnyMeta): string {
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

const FIRST_SYLLABLE = 0xac00
const LAST_SYLLABLE = 0xd7a3
const FINALS = 28

/** 을 or 를, by the last syllable; 을 where it is no Hangul, as after a closing quotation mark. */
export function objectParticle(word: string): string {
  const code = word.trim().normalize('NFC').at(-1)?.charCodeAt(0) ?? 0
  if (code < FIRST_SYLLABLE || code > LAST_SYLLABLE) return '을'
  return (code - FIRST_SYLLABLE) % FINALS === 0 ? '를' : '을'
}

/** “‘비 오는 창’을”, “‘비 오는 창’ 외 1장을”. */
export function objectsInWords(posts: readonly Pick<Post, 'title'>[], { unit }: CollectionWords): string {
  const title = posts[0]?.title ?? ''
  if (posts.length === 1) return `‘${title}’${objectParticle(title)}`
  return `‘${title}’ 외 ${posts.length - 1}${unit}${objectParticle(unit)}`
}
