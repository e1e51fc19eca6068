import { Link } from 'react-router-dom'
import type { Collection } from '@/posts/definition'
import type { Post } from '@/posts/post'
import type { Neighbours } from '@/posts/repository'
import { BackToList } from './BackToList'
import styles from './DetailFoot.module.scss'

interface DetailFootProps {
  collection: Collection
  neighbours: Neighbours<object>
}

/** The foot of a detail: 이전 / 목록으로 / 다음. At an end of the list that side stays empty. */
export function DetailFoot({ collection, neighbours }: DetailFootProps) {
  const turn = (post: Post | null, label: string, side?: string) =>
    post ? (
      <Link to={collection.detailPath(post.id)} className={side} rel={side ? 'next' : 'prev'}>
        <span>{label}</span>
        <b>{post.title}</b>
      </Link>
    ) : (
      <span className={side} />
    )
  return (
    <nav className={styles.foot} aria-label="앞뒤 글">
      {turn(neighbours.previous, '이전')}
      <BackToList collection={collection} className={styles.back} />
      {turn(neighbours.next, '다음', styles.next)}
    </nav>
  )
}
