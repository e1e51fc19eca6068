import { Link } from 'react-router-dom'
import { episodes } from '@/posts/collections'
import type { EpisodeMeta } from '@/posts/meta'
import type { Post } from '@/posts/post'
import type { Neighbours } from '@/posts/repository'
import { ArrowIcon } from '@/ui/icons'
import styles from './EpisodeFoot.module.scss'

interface EpisodeFootProps extends Neighbours<EpisodeMeta> {
  visible: boolean
  count: number
  /** Index of the cut in view. */
  cut: number
  neighboursLoaded: boolean
}

/** The reader's lower bar: previous episode, number of the cut, next episode. */
export function EpisodeFoot({ visible, count, cut, previous, next, neighboursLoaded }: EpisodeFootProps) {
  return (
    <nav className={styles.foot} data-shown={visible} aria-label="이전 화와 다음 화">
      <FootLink episode={previous} rel="prev" missing="첫 화입니다" loaded={neighboursLoaded} />
      <span>{count > 0 && `${count}컷 중 ${Math.min(cut + 1, count)}번째`}</span>
      <FootLink episode={next} rel="next" missing="최신 화입니다" loaded={neighboursLoaded} />
    </nav>
  )
}

interface FootLinkProps {
  episode: Post<EpisodeMeta> | null
  rel: 'prev' | 'next'
  /** Shown if there is no such episode. */
  missing: string
  loaded: boolean
}

function FootLink({ episode, rel, missing, loaded }: FootLinkProps) {
  if (!episode) return <span className={styles.missing}>{loaded && missing}</span>
  const { number } = episode.meta
  return (
    <Link to={episodes.detailPath(episode.id)} rel={rel}>
      {rel === 'prev' && <ArrowIcon className={styles.flipped} />}
      <span className={styles.phone}>{rel === 'prev' ? '이전 화' : '다음 화'}</span>
      <span className={styles.desktop} aria-hidden="true">
        <b>{number}화</b> {episode.title}
      </span>
      <span className="visually-hidden">{`${number}화 ${episode.title}`}</span>
      {rel === 'next' && <ArrowIcon />}
    </Link>
  )
}
