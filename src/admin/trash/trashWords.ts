import type { TrashedPost } from '@/posts/trash'
import { collections } from '@/posts/registry'
import { TRASH_DAYS } from '@/config/constants'
import { serverNow } from '@/supabase/serverClock'
import { countedTitles } from '../components/countedTitles'
import { formatBytes } from '../components/formatBytes'
import { daysBetween } from '../components/seoulTime'

/** What goes for good with posts; null where nobody has counted. */
export interface Loss {
  pictures: number | null
  bytes: number | null
  versions: number | null
}

/** Of several posts together. */
export function lossOf(posts: readonly TrashedPost[]): Loss {
  const sum = (of: (post: TrashedPost) => number) => posts.reduce((total, post) => total + of(post), 0)
  return {
    pictures: sum(({ pictures }) => pictures),
    bytes: sum(({ bytes }) => bytes),
    versions: sum(({ versions }) => versions),
  }
}

/** “2장 · 6.2MB”. */
export function pictureLoss({ pictures, bytes }: Loss): string {
  if (pictures === null || bytes === null) return '모두'
  return pictures === 0 ? '없음' : `${pictures}장 · ${formatBytes(bytes)}`
}

/** “A7C2 · 그림 2장 18.4MB · 이전 판 5개”. */
export function whatHangsOn({ collection, pictures, bytes, versions }: TrashedPost): string {
  return [
    collections[collection].name,
    pictures > 0 && `그림 ${pictures}장 ${formatBytes(bytes)}`,
    versions > 0 && `이전 판 ${versions}개`,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** “‘비 오는 창’을”, “‘비 오는 창’ 외 2편을”. */
export const countedPosts = (posts: readonly TrashedPost[]) => countedTitles(posts, { unit: '편' })

/** How many days of Seoul's calendar a post still stays; 0 on its last. */
export function daysLeft(deletedAt: string, now = serverNow()): number {
  return Math.max(0, TRASH_DAYS - daysBetween(deletedAt, new Date(now).toISOString()))
}
