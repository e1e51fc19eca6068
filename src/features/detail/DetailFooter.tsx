import { Link } from 'react-router-dom'
import { detailTexts } from '#messages/detailTexts'
import type { ListedCollection } from '@/posts/collections'
import type { Post } from '@/posts/post'
import type { Neighbours } from '@/posts/read/repository'
import { rowLang } from '@/posts/rowLang'
import { BackToList } from './BackToList'
import styles from './DetailFooter.module.scss'

interface DetailFooterProps {
  collection: ListedCollection
  neighbours: Neighbours<object>
}

/** The footer of a detail page: previous post, list, next post. At an end of the list the respective side is empty. */
export function DetailFooter({ collection, neighbours }: DetailFooterProps) {
  const link = (post: Post | null, label: string, className?: string) =>
    post ? (
      <Link to={collection.detailPath(post.id)} className={className} rel={className ? 'next' : 'prev'}>
        <span>{label}</span>
        <b lang={rowLang(post)}>{post.title}</b>
      </Link>
    ) : (
      <span className={className} />
    )
  return (
    <nav className={styles.foot} aria-label={detailTexts.neighbours}>
      {link(neighbours.previous, detailTexts.previous)}
      <BackToList collection={collection} className={styles.back} />
      {link(neighbours.next, detailTexts.next, styles.next)}
    </nav>
  )
}
