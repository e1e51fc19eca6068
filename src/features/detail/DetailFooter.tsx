import { Link } from 'react-router-dom'
import type { ListedCollection } from '@/posts/collections'
import type { Post } from '@/posts/post'
import type { Neighbours } from '@/posts/repository'
import { BackToList } from './BackToList'
import styles from './DetailFooter.module.scss'

interface DetailFooterProps {
  collection: ListedCollection
  neighbours: Neighbours<object>
}

/** The footer of a detail page: 이전 / 목록으로 / 다음. At an end of the list the respective side is empty. */
export function DetailFooter({ collection, neighbours }: DetailFooterProps) {
  const link = (post: Post | null, label: string, className?: string) =>
    post ? (
      <Link to={collection.detailPath(post.id)} className={className} rel={className ? 'next' : 'prev'}>
        <span>{label}</span>
        <b>{post.title}</b>
      </Link>
    ) : (
      <span className={className} />
    )
  return (
    <nav className={styles.foot} aria-label="앞뒤 글">
      {link(neighbours.previous, '이전')}
      <BackToList collection={collection} className={styles.back} />
      {link(neighbours.next, '다음', styles.next)}
    </nav>
  )
}
