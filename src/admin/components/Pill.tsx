import { desk } from '#messages/admin/desk'
import { isScheduled } from '@/posts/owner/schedule'
import type { Post } from '@/posts/post'
import { ClockIcon } from './icons'
import { formatSeoulDateTime } from './seoulTime'
import styles from './Pill.module.scss'

/** The status of a row: published (filled green dot), draft (amber ring) or scheduled (clock with the time). */
export function Pill({ post }: { post: Pick<Post, 'status' | 'publishedAt'> }) {
  const { status, publishedAt } = post
  if (publishedAt !== null && isScheduled(post))
    return (
      <span className={styles.pill} data-status="scheduled">
        <ClockIcon /> {desk.scheduled(formatSeoulDateTime(publishedAt))}
      </span>
    )
  return (
    <span className={styles.pill} data-status={status}>
      {desk.status[status]}
    </span>
  )
}
