import type { Post } from '@/collections/post'
import styles from './Pill.module.scss'

const words = { published: '게시됨', draft: '임시저장' } as const

/** Whether visitors see a row: a filled green dot, or a hollow amber ring. */
export function Pill({ status }: { status: Post['status'] }) {
  return (
    <span className={styles.pill} data-status={status}>
      {words[status]}
    </span>
  )
}
