import { desk } from '#messages/admin/desk'
import type { Post } from '@/posts/post'
import { formatSeoulDateTime } from './seoulTime'

/** Returns a message like “‘Rooftop in June’ will be published on November 28 at 9:00 AM.” */
export function scheduledMessage({ title }: Pick<Post, 'title'>, moment: string): string {
  return desk.willBePublished(title, formatSeoulDateTime(moment))
}
