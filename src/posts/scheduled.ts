import { serverNow } from '@/supabase/serverClock'
import type { Post } from './post'

/** What is said of a time to publish at that is over, whoever notices. */
export const TIME_PASSED = '이미 지난 시각입니다. 다른 시각을 골라 주세요.'
/** And of one that is not there. */
export const TIME_MISSING = '게시할 날짜와 시각을 골라 주세요.'

/** Whether a post is published at a time that has not come yet, by the server's clock. */
export function isScheduled({ status, publishedAt }: Pick<Post, 'status' | 'publishedAt'>): boolean {
  return status === 'published' && publishedAt !== null && isAhead(publishedAt)
}

/** Whether a moment is yet to come, by the server's clock. */
export function isAhead(moment: string): boolean {
  return Date.parse(moment) > serverNow()
}
