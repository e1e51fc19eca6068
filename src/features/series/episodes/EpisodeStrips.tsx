import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import * as v from 'valibot'
import { webtoonPage } from '#messages/webtoonPage'
import { LIST_PAGE_SIZE } from '@/config/constants'
import type { EpisodeProgress } from '@/lib/storage/resumeState'
import { episodes as collection } from '@/posts/collections'
import { formatDate } from '@/posts/formatDate'
import { storedImageSources } from '@/posts/pictures/imageSources'
import { rowLang } from '@/posts/rowLang'
import type { SerialEntry } from '@/posts/serials/seriesList'
import { useScroll } from '@/stores/scroll'
import { FallbackImage } from '@/ui/FallbackImage'
import { ArrowIcon } from '@/ui/icons'
import { averageColor } from '@/ui/thumbHash'
import { useBrowserValue } from '@/ui/useBrowserValue'
import { getReading, isNew } from './episodeProgress'
import styles from './EpisodeStrips.module.scss'

const stateSchema = v.object({ episode: v.number() })

/** Returns the id of the episode from which the visitor comes back, or null. */
function useReturnedEpisode(): number | null {
  const state = v.safeParse(stateSchema, useLocation().state)
  return state.success ? state.output.episode : null
}

interface EpisodeStripsProps {
  /** In the order of the list. */
  episodes: readonly SerialEntry[]
  progress: readonly EpisodeProgress[]
}

/** Scrolls to the episode from which the visitor comes back, and focuses it instead of the page's heading. */
function useReturn(list: RefObject<HTMLElement | null>, id: number | null) {
  const { key } = useLocation()
  useLayoutEffect(() => {
    const link = list.current?.querySelector<HTMLElement>(`[data-id="${collection.key}-${id}"] a`)
    // The order of the list may change later.
    if (!link || useScroll.getState().restoredEntry === key) return
    useScroll.getState().setRestoredEntry(key)
    link.scrollIntoView({ block: 'center' })
    link.focus({ preventScroll: true })
  }, [list, id, key])
}

/** The list of episodes as unrolled strips, 24 episodes at a time. */
export function EpisodeStrips({ episodes, progress }: EpisodeStripsProps) {
  const returned = useReturnedEpisode()
  const list = useRef<HTMLOListElement>(null)
  const [pages, setPages] = useState(() => {
    const index = episodes.findIndex(({ id }) => id === returned)
    return Math.max(1, Math.ceil((index + 1) / LIST_PAGE_SIZE))
  })
  const shown = episodes.slice(0, pages * LIST_PAGE_SIZE)
  const rest = Math.min(LIST_PAGE_SIZE, episodes.length - shown.length)
  const [announcement, setAnnouncement] = useState('')

  useReturn(list, returned)

  const [firstNew, setFirstNew] = useState<number | null>(null)
  useEffect(() => {
    if (firstNew !== null) list.current?.querySelectorAll<HTMLElement>('a')[firstNew]?.focus()
  }, [firstNew])

  function showMore() {
    setFirstNew(shown.length)
    setAnnouncement(webtoonPage.episodes.moreShown(rest))
    setPages(pages + 1)
  }
  const now = useNow()
  return (
    <div className={styles.strips}>
      <ol ref={list}>
        {shown.map((episode, index) => (
          <EpisodeRow
            key={episode.id}
            episode={episode}
            {...getCell(index)}
            progress={progress.find(({ id }) => id === episode.id)}
            isNew={now !== null && isNew(episode.date, now)}
          />
        ))}
      </ol>
      {rest > 0 && (
        <button type="button" className={styles.more} onClick={showMore}>
          {webtoonPage.episodes.more(rest)}
        </button>
      )}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </div>
  )
}

const LOADED_AT = Date.now()

/** Returns the time (ms) at which the site was loaded; null in static HTML, which may be older. */
const useNow = () => useBrowserValue<number | null>(() => LOADED_AT, null)

/** Pieces of one strip. A page of the list is two strips side by side. */
const STRIP_LENGTH = LIST_PAGE_SIZE / 2

/** Returns the cell (from 1) of an episode in the two columns that are read downwards. */
function getCell(index: number) {
  const page = Math.floor(index / LIST_PAGE_SIZE)
  return {
    column: (Math.floor(index / STRIP_LENGTH) % 2) + 1,
    row: page * STRIP_LENGTH + (index % STRIP_LENGTH) + 1,
  }
}

interface EpisodeRowProps {
  column: number
  row: number
  episode: SerialEntry
  progress: EpisodeProgress | undefined
  isNew: boolean
}

function EpisodeRow({ column, row, episode, progress, isNew: isRecent }: EpisodeRowProps) {
  const reading = getReading(progress)
  const isBegun = reading !== null && !reading.isRead
  const { unit, isNew: isNewText } = webtoonPage.episodes
  return (
    <li
      className={styles.row}
      data-episode=""
      data-id={`${collection.key}-${episode.id}`}
      data-number={episode.number}
      data-read={reading?.isRead ?? false}
      data-begun={isBegun || undefined}
      data-head={(row - 1) % STRIP_LENGTH === 0 || undefined}
      data-foot={row % STRIP_LENGTH === 0 || undefined}
      style={{ '--column': column, '--row': row }}
    >
      <Link to={collection.detailPath(episode.id)}>
        <Thumbnail episode={episode} />
        {isBegun && <i className={styles.rowRibbon} aria-hidden="true" />}
        <b data-tabular="">
          {unit.before && <span className="visually-hidden">{unit.before}</span>}
          {episode.number}
          {unit.after && <span className="visually-hidden">{unit.after}</span>}
        </b>
        <span className={styles.text}>
          <strong lang={rowLang(episode)}>{episode.title}</strong>
          <small>
            <time dateTime={episode.date}>{formatDate(episode.date)}</time>
            {isRecent && <em> {isNewText}</em>}
          </small>
        </span>
        <ReadMark reading={reading} />
        <ArrowIcon className={styles.arrow} />
        {isBegun && <i className={styles.rowRead} style={{ '--share': reading.percent / 100 }} />}
      </Link>
    </li>
  )
}

function ReadMark({ reading }: { reading: ReturnType<typeof getReading> }): ReactNode {
  if (!reading) return null
  if (reading.isRead) return <span className={styles.stamp}>{webtoonPage.episodes.read}</span>
  return (
    <span className={styles.percent}>
      {reading.percent}%<span className="visually-hidden">{webtoonPage.episodes.readSoFar}</span>
    </span>
  )
}

/** Width of a piece in px. */
const WIDTH_PX = 240

function Thumbnail({ episode: { thumbnail, placeholder } }: { episode: SerialEntry }) {
  return (
    <span className={styles.piece} style={{ backgroundColor: averageColor(placeholder) }}>
      <FallbackImage
        sources={storedImageSources(thumbnail, { width: WIDTH_PX })}
        sizes={`${WIDTH_PX}px`}
        width={WIDTH_PX}
        height={WIDTH_PX / 2}
      />
    </span>
  )
}
