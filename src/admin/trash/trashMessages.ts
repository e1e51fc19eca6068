import { trash as words } from '#messages/admin/trash'
import { TRASH_DAYS } from '@/config/constants'
import { collections } from '@/posts/collections'
import type { TrashedPost } from '@/posts/trash/trash'
import { serverNow } from '@/supabase/serverClock'
import { formatBytes } from '../components/formatBytes'
import { daysBetween } from '../components/seoulTime'
import { summarizeTitles } from '../components/summarizeTitles'

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

/** “2 · 6.2MB”. */
export function pictureLossMessage({ pictures, bytes }: PurgeLoss): string {
  if (pictures === null || bytes === null) return words.dialog.everything
  return pictures === 0 ? words.dialog.none : words.dialog.pictureLoss(pictures, formatBytes(bytes))
}

/** “Fan art · 2 pictures, 18.4MB · 5 earlier versions”. */
export function postDetails({ collection, pictures, bytes, versions }: TrashedPost): string {
  return [
    collections[collection].name,
    pictures > 0 && words.pictures(pictures, formatBytes(bytes)),
    versions > 0 && words.versions(versions),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Returns the titles as the messages take them, with their particle in Korean. */
export const formatPostTitles = (posts: readonly TrashedPost[]) =>
  summarizeTitles(posts, { unit: words.unit })

/** Returns the remaining calendar days in Seoul time; 0 on the last day. */
export function daysLeft(deletedAt: string, now = serverNow()): number {
  return Math.max(0, TRASH_DAYS - daysBetween(deletedAt, new Date(now).toISOString()))
}
