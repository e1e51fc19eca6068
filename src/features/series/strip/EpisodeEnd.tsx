import { useId } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { episodeReader } from '#messages/episodeReader'
import { seriesTexts } from '#messages/seriesTexts'
import { STRIP_WIDTH_PX } from '@/config/constants'
import type { SeriesEntry } from '@/content/series/seriesEntry'
import { InquiryLink } from '@/features/detail/InquiryLink'
import { RightsLine } from '@/features/detail/RightsLine'
import { ShareButton } from '@/features/detail/ShareButton'
import { cardId, episodes } from '@/posts/collections'
import { formatDate } from '@/posts/formatDate'
import type { EpisodeMeta } from '@/posts/meta'
import { storedImageSources } from '@/posts/pictures/imageSources'
import type { Post } from '@/posts/post'
import { rowLang } from '@/posts/rowLang'
import { useSeriesList } from '@/posts/serials/seriesList'
import { FallbackImage } from '@/ui/FallbackImage'
import { ArrowIcon } from '@/ui/icons'
import { averageColor } from '@/ui/thumbHash'
import { site } from '@content/site'
import { cutSizes } from './cutSources'
import { ListIcon } from './stripIcons'
import '@/styles/fonts/reading.css'
import styles from './EpisodeEnd.module.scss'

type Episode = Post<EpisodeMeta>

interface EpisodeEndProps {
  episode: Episode
  previous: Episode | null
  next: Episode | null
  /** False while the neighbours are loading. */
  neighboursLoaded: boolean
  series: SeriesEntry
  list: Pick<LinkProps, 'to' | 'state'>
}

/** The part below the last cut: the author's note, the head of the next episode, and three ways on. */
export function EpisodeEnd(props: EpisodeEndProps) {
  const { episode, previous, next, neighboursLoaded, series, list } = props
  const { number, note } = episode.meta
  const noteId = useId()
  return (
    <>
      <section className={styles.end} aria-labelledby={noteId}>
        <p className={styles.mark}>{episodeReader.end(number)}</p>
        {note ? (
          <div className={styles.note}>
            <h2 id={noteId}>{seriesTexts.authorNote}</h2>
            <p lang={rowLang(episode)}>{note}</p>
          </div>
        ) : (
          <h2 id={noteId} className="visually-hidden">
            {episodeReader.end(number)}
          </h2>
        )}
        <EpisodeDate episode={episode} />
        {neighboursLoaded && !next && (
          <div className={styles.last}>
            <p>{episodeReader.nextIsComing}</p>
            <p>{series.schedule}</p>
            {previous && <FirstEpisodeLink series={series.key} />}
          </div>
        )}
      </section>
      {next && <NextEpisode next={next} />}
      <nav className={styles.ways} aria-label={episodeReader.ways}>
        {previous && (
          <Link to={episodes.detailPath(previous.id)} rel="prev">
            <ArrowIcon className={styles.flipped} /> {episodeReader.previous}
          </Link>
        )}
        <Link {...list}>
          <ListIcon /> {episodeReader.list}
        </Link>
        <ShareButton
          title={episodeReader.titled(number, episode.title)}
          text={episode.summary}
          path={episodes.detailPath(episode.id)}
        />
      </nav>
      <div className={styles.inquiry}>
        <InquiryLink work={cardId(episodes, episode.id)} />
      </div>
    </>
  )
}

/** The day of publication with the site's seal, and the rights. */
function EpisodeDate({ episode }: { episode: Episode }) {
  const date = episode.publishedAt ?? episode.createdAt
  return (
    <>
      <p className={styles.date}>
        <time dateTime={date}>{formatDate(date)}</time>
        <i aria-hidden="true">{site.postmark[0]}</i>
      </p>
      <RightsLine collection={episodes} post={episode} className={styles.rights} />
    </>
  )
}

function FirstEpisodeLink({ series }: { series: string }) {
  const [first] = useSeriesList(episodes, series).data ?? []
  return first && <Link to={episodes.detailPath(first.id)}>{episodeReader.readAgain}</Link>
}

/** The head of the next strip, cut from its first cut. */
function NextEpisode({ next }: { next: Episode }) {
  const [first] = next.meta.cuts
  const sources = storedImageSources(first?.image ?? next.thumbnail, { width: STRIP_WIDTH_PX, kind: 'full' })
  return (
    <Link
      to={episodes.detailPath(next.id)}
      className={styles.next}
      style={{ backgroundColor: averageColor(first?.placeholder) }}
    >
      <FallbackImage sources={sources} sizes={cutSizes()} width={first?.width} height={first?.height} />
      <span className={styles.plate}>
        <small>{episodeReader.next}</small>
        <b>
          {seriesTexts.episode(next.meta.number)} <span lang={rowLang(next)}>{next.title}</span>
        </b>
        <ArrowIcon />
      </span>
    </Link>
  )
}
