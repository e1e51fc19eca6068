import { webtoonPage } from '#messages/webtoonPage'
import type { EpisodeProgress } from '@/lib/storage/resumeState'
import type { SerialEntry } from '@/posts/serials/seriesList'
import { getReading } from './episodeProgress'
import styles from './EpisodeTally.module.scss'

/** Episodes beyond this number are folded. */
const MAX_CELLS = 100
const PER_ROW = 10

interface Props {
  /** In order of their numbers. */
  episodes: readonly SerialEntry[]
  progress: readonly EpisodeProgress[]
}

/** How many episodes have been read, in words and as one cell an episode. */
export function EpisodeTally({ episodes, progress }: Props) {
  const readings = new Map(progress.map((entry) => [entry.id, getReading(entry)]))
  const read = episodes.filter(({ id }) => readings.get(id)?.isRead).length
  const cells = episodes.slice(-MAX_CELLS)
  const folded = episodes.length - cells.length
  const tally = webtoonPage.episodes.tally(episodes.length, read)
  return (
    <div className={styles.tally}>
      <p>
        <span>
          {tally.before}
          <b>{tally.read}</b>
          {tally.after}
        </span>
        <span>{webtoonPage.episodes.left(episodes.length - read)}</span>
      </p>
      {folded > 0 && <p className={styles.folded}>{webtoonPage.episodes.folded(folded)}</p>}
      <ol aria-hidden="true">
        {cells.map(({ id, number }, index) => {
          const reading = readings.get(id)
          return (
            <li
              key={id}
              data-first={index % PER_ROW === 0 ? number : undefined}
              data-filled={reading?.isRead || undefined}
              style={reading && !reading.isRead ? { '--share': `${reading.percent}%` } : undefined}
            />
          )
        })}
      </ol>
    </div>
  )
}
