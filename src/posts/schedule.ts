import { serverNow } from '@/supabase/serverClock'
import type { Post } from './post'

/** Message for a scheduled time that has passed. */
export const TIME_PASSED = '이미 지난 시각입니다. 다른 시각을 골라 주세요.'
/** Message for a missing scheduled time. */
export const TIME_MISSING = '게시할 날짜와 시각을 골라 주세요.'

/** Note for posts that are not published yet. See `docs/decisions/018-pictures-before-publication.md`. */
export const PICTURES_BY_ADDRESS =
  '게시하기 전에도 사진 주소를 아는 사람은 그 사진을 볼 수 있습니다. 주소는 추측할 수 없습니다. 게시하면 다음에 지은 사이트에 사본이 담기고, 휴지통에 넣으면 다시 지을 때 빠집니다.'

/** Returns whether a post is published at a future time, by the server's clock. */
export function isScheduled({ status, publishedAt }: Pick<Post, 'status' | 'publishedAt'>): boolean {
  return status === 'published' && publishedAt !== null && isFuture(publishedAt)
}

/** Returns whether a time is in the future, by the server's clock. */
export function isFuture(time: string): boolean {
  return Date.parse(time) > serverNow()
}
