import { drafts } from '#messages/drafts'
import { serverNow } from '@/supabase/serverClock'
import type { Post } from './post'

/** Message for a scheduled time that has passed. */
export const TIME_PASSED = drafts.timePassed
/** Message for a missing scheduled time. */
export const TIME_MISSING = drafts.timeMissing

/** Note for posts that are not published yet. See `docs/decisions/018-pictures-before-publication.md`. */
export const PICTURES_BY_ADDRESS = drafts.picturesByAddress

/** Returns whether a post is published at a future time, by the server's clock. */
export function isScheduled({ status, publishedAt }: Pick<Post, 'status' | 'publishedAt'>): boolean {
  return status === 'published' && publishedAt !== null && isFuture(publishedAt)
}

/** Returns whether a time is in the future, by the server's clock. */
export function isFuture(time: string): boolean {
  return Date.parse(time) > serverNow()
}
