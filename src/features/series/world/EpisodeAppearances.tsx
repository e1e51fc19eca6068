import { useEffect, useId } from 'react'
import { Link } from 'react-router-dom'
import { appearances } from '#messages/appearances'
import { seriesTexts } from '#messages/seriesTexts'
import { episodes } from '@/posts/collections'
import { rowLang } from '@/posts/rowLang'
import { useCharacterEpisodes } from '@/posts/serials/characterEpisodes'
import { ArrowIcon } from '@/ui/icons'
import styles from './Appearances.module.scss'

interface Props {
  /** Key of the series. */
  series: string
  /** The character's name in scripts. */
  name: string
  /** Number of episodes to show; null for all. */
  limit: number | null
  /** Called with the number of episodes. */
  onCount: (count: number) => void
}

/** The episodes in whose scripts a character speaks, as links. Absent if there are none or they fail to load. */
export default function EpisodeAppearances({ series, name, limit, onCount }: Props) {
  const id = useId()
  const { data = [] } = useCharacterEpisodes(series, name)
  useEffect(() => onCount(data.length), [data.length, onCount])
  if (data.length === 0) return null
  return (
    <>
      <h4 id={id}>{appearances.episodes}</h4>
      <ul className={styles.episodes} aria-labelledby={id}>
        {data.slice(0, limit ?? data.length).map((episode) => (
          <li key={episode.id}>
            <Link to={episodes.detailPath(episode.id)}>
              <small>{seriesTexts.episodeShort(episode.number)}</small>
              <b lang={rowLang()}>{episode.title}</b>
              <ArrowIcon />
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
