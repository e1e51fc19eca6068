import { serverNow } from '@/supabase/serverClock'
import type { Post } from '../post'

/** Returns whether a post is published at a future time, by the server's clock. */
export function isScheduled({ status, publishedAt }: Pick<Post, 'status' | 'publishedAt'>): boolean {
  return status === 'published' && publishedAt !== null && isFuture(publishedAt)
}

/** Returns whether a time is in the future, by the server's clock. */
export function isFuture(time: string): boolean {
  return Date.parse(time) > serverNow()
}
