import { Link } from 'react-router-dom'
import { episodeReader } from '#messages/episodeReader'
import { seriesTexts } from '#messages/seriesTexts'
import { episodes } from '@/posts/collections'
import type { EpisodeMeta } from '@/posts/meta'
import type { Post } from '@/posts/post'
import type { Neighbours } from '@/posts/read/repository'
import { rowLang } from '@/posts/rowLang'
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
    <nav className={styles.foot} data-shown={visible} aria-label={episodeReader.foot.label}>
      <FootLink
        episode={previous}
        rel="prev"
        missing={episodeReader.foot.isFirst}
        loaded={neighboursLoaded}
      />
      <span>{count > 0 && episodeReader.foot.position(Math.min(cut + 1, count), count)}</span>
      <FootLink episode={next} rel="next" missing={episodeReader.foot.isLatest} loaded={neighboursLoaded} />
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
  const lang = rowLang(episode)
  return (
    <Link to={episodes.detailPath(episode.id)} rel={rel}>
      {rel === 'prev' && <ArrowIcon className={styles.flipped} />}
      <span className={styles.phone}>
        {rel === 'prev' ? episodeReader.foot.previous : episodeReader.foot.next}
      </span>
      <span className={styles.desktop} aria-hidden="true">
        <b>{seriesTexts.episodeShort(number)}</b> <span lang={lang}>{episode.title}</span>
      </span>
      <span className="visually-hidden" lang={lang}>
        {episodeReader.titled(number, episode.title)}
      </span>
      {rel === 'next' && <ArrowIcon />}
    </Link>
  )
}
