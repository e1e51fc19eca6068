import type { TrashedPost } from '@/posts/trash'
import { collections } from '@/posts/collections'
import { TRASH_DAYS } from '@/config/constants'
import { serverNow } from '@/supabase/serverClock'
import { summarizeTitles } from '../components/summarizeTitles'
import { formatBytes } from '../components/formatBytes'
import { daysBetween } from '../components/seoulTime'

/** Data that is deleted together with posts; null if it is not counted. */
export interface PurgeLoss {
  pictures: number | null
  bytes: number | null
  versions: number | null
}

/** Sums the losses of several posts. */
export function totalLoss(posts: readonly TrashedPost[]): PurgeLoss {
  const sum = (select: (post: TrashedPost) => number) =>
    posts.reduce((total, post) => total + select(post), 0)
  return {
    pictures: sum(({ pictures }) => pictures),
    bytes: sum(({ bytes }) => bytes),
    versions: sum(({ versions }) => versions),
  }
}

/** “2장 · 6.2MB”. */
export function pictureLossMessage({ pictures, bytes }: PurgeLoss): string {
  if (pictures === null || bytes === null) return '모두'
  return pictures === 0 ? '없음' : `${pictures}장 · ${formatBytes(bytes)}`
}

/** “팬아트 · 그림 2장 18.4MB · 이전 판 5개”. */
export function postDetails({ collection, pictures, bytes, versions }: TrashedPost): string {
  return [
    collections[collection].name,
    pictures > 0 && `그림 ${pictures}장 ${formatBytes(bytes)}`,
    versions > 0 && `이전 판 ${versions}개`,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** “‘비 오는 창’을”, “‘비 오는 창’ 외 2편을”. */
export const formatPostTitles = (posts: readonly TrashedPost[]) => summarizeTitles(posts, { unit: '편' })

/** Returns the remaining calendar days in Seoul time; 0 on the last day. */
export function daysLeft(deletedAt: string, now = serverNow()): number {
  return Math.max(0, TRASH_DAYS - daysBetween(deletedAt, new Date(now).toISOString()))
}
