import type { Post } from '@/posts/post'
import { isScheduled } from '@/posts/scheduled'
import { ClockIcon } from './icons'
import styles from './Pill.module.scss'
import { seoulMoment } from './seoulTime'

const words = { published: '게시됨', draft: '임시저장' } as const

/** Whether visitors see a row: a filled green dot, a hollow amber ring, or a clock with the time from which they do. */
export function Pill({ post }: { post: Pick<Post, 'status' | 'publishedAt'> }) {
  const { status, publishedAt } = post
  if (publishedAt !== null && isScheduled(post))
    return (
      <span className={styles.pill} data-status="scheduled">
        <ClockIcon /> 예약 {seoulMoment(publishedAt)}
      </span>
    )
  return (
    <span className={styles.pill} data-status={status}>
      {words[status]}
    </span>
  )
}
