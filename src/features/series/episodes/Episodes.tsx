import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import * as v from 'valibot'
import { EPISODE_ORDER_STORAGE_KEY, LIST_PAGE_SIZE } from '@/config/constants'
import type { EpisodeProgress } from '@/lib/storage/resumeState'
import { localSafeStorage } from '@/lib/storage/safeStorage'
import { useResumeState } from '@/lib/storage/useResumeState'
import { episodes as collection } from '@/posts/collections'
import { formatDate } from '@/posts/formatDate'
import { type SeriesEntry, useSeriesList } from '@/posts/seriesList'
import { useScroll } from '@/stores/scroll'
import { imageUrl } from '@/supabase/storageUrls'
import { Button } from '@/ui/Button'
import { ArrowIcon } from '@/ui/icons'
import { averageColor } from '@/ui/thumbHash'
import { useBrowserValue } from '@/ui/useBrowserValue'
import { useRetry } from '@/ui/useRetry'
import styles from './Episodes.module.scss'
import { getNextStep, getReading, isNew, type NextStep } from './episodeProgress'
import { EpisodeTally } from './EpisodeTally'

type Order = 'newest' | 'first'

const orders: readonly (readonly [Order, string])[] = [
  ['newest', '최신순'],
  ['first', '첫화부터'],
]

const readOrder = (): Order =>
  localSafeStorage.get(EPISODE_ORDER_STORAGE_KEY) === 'newest' ? 'newest' : 'first'

/** The order of the list, kept for all series. The server and the first render use the default. */
function useOrder() {
  const stored = useBrowserValue<Order>(readOrder, 'first')
  const [chosen, setChosen] = useState<Order | null>(null)
  function chooseOrder(next: Order) {
    setChosen(next)
    localSafeStorage.set(EPISODE_ORDER_STORAGE_KEY, next)
  }
  return [chosen ?? stored, chooseOrder] as const
}

const stateSchema = v.object({ episode: v.number() })

/** Returns the id of the episode from which the visitor comes back, or null. */
function useReturnedEpisode(): number | null {
  const state = v.safeParse(stateSchema, useLocation().state)
  return state.success ? state.output.episode : null
}

interface EpisodesProps {
  series: string
  /** When the series comes out: 매주 수요일. */
  schedule: string
}

/** The region 회차 of a series, with its loading, empty and failed states. */
export function Episodes({ series, schedule }: EpisodesProps) {
  const headingId = useId()
  const { data, isPending, isError, refetch } = useSeriesList(collection, series)
  const retry = useRetry(refetch, isPending)
  return (
    <section className={styles.region} aria-labelledby={headingId} data-state={data ? undefined : 'loading'}>
      <EpisodeList headingId={headingId} episodes={data ?? []} />
      {!data && isError ? (
        <div className={styles.note}>
          <p role="alert">회차를 불러오지 못했습니다. 다시 시도해 주세요.</p>
          <Button onClick={retry}>다시 시도</Button>
        </div>
      ) : !data ? (
        <div className={styles.skeleton} aria-hidden="true" />
      ) : (
        data.length === 0 && (
          <div className={styles.note}>
            <i className={styles.panel} aria-hidden="true" />
            <p>아직 나온 화가 없습니다.</p>
            <p>{schedule}</p>
          </div>
        )
      )}
    </section>
  )
}

interface EpisodeListProps {
  headingId: string
  /** The published episodes in order of their numbers. */
  episodes: readonly SeriesEntry[]
}

/** The heading and, if there are episodes: where to go on reading, the order, what has been read, and the strips. */
function EpisodeList({ headingId, episodes }: EpisodeListProps) {
  const [order, chooseOrder] = useOrder()
  const { episodes: progress } = useResumeState()
  const [first, last] = [episodes[0], episodes.at(-1)]
  const heading = (
    <div className={styles.head}>
      <h3 id={headingId}>회차</h3>
      {last && <span data-tabular="">{episodes.length}화</span>}
    </div>
  )
  if (!first || !last) return heading
  return (
    <>
      <div className={styles.side}>
        {heading}
        <WayOn step={getNextStep(episodes, progress)} newest={last} />
        <div className={styles.ends}>
          <Link to={collection.detailPath(first.id)}>첫 화부터</Link>
          <Link to={collection.detailPath(last.id)}>최신 {last.number}화</Link>
        </div>
        <OrderPicker order={order} onChoose={chooseOrder} />
        <EpisodeTally episodes={episodes} progress={progress} />
      </div>
      <Strips
        key={order}
        episodes={order === 'newest' ? episodes.toReversed() : episodes}
        progress={progress}
      />
    </>
  )
}

/** The link to the position where reading stopped, with the cut that was in view. */
function WayOn({ step, newest }: { step: NextStep | null; newest: SeriesEntry }) {
  if (!step) return null
  const isResumed = step.kind === 'resume'
  const image = (isResumed && step.image) || (isResumed ? step.episode : newest).thumbnail
  const src = imageUrl(image)
  const label = {
    begin: '첫 화 보기',
    again: '처음부터 다시 보기',
    resume: '이어 보기',
  }[step.kind]
  return (
    <Link to={collection.detailPath(step.episode.id)} className={styles.wayOn}>
      <span className={styles.wayPicture}>
        {src && <img src={src} alt="" width={298} height={178} loading="lazy" decoding="async" />}
        {isResumed && <i className={styles.wayRead} style={{ width: `${step.percent}%` }} />}
      </span>
      {isResumed && <i className={styles.ribbon} aria-hidden="true" />}
      <span className={styles.wayText}>
        <span>
          {label}
          {isResumed && (
            <span className={styles.wayPlace}>
              {` ${step.episode.number}화${step.percent > 0 ? ` ${step.percent}%` : ''}`}
            </span>
          )}
        </span>
        <ArrowIcon />
      </span>
    </Link>
  )
}

function OrderPicker({ order, onChoose }: { order: Order; onChoose: (order: Order) => void }) {
  const name = useId()
  return (
    <fieldset className={styles.order}>
      <legend>차례</legend>
      {orders.map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === order}
            onChange={() => onChoose(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

interface StripsProps {
  /** In the order of the list. */
  episodes: readonly SeriesEntry[]
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

/** The list, 24 episodes at a time. */
function Strips({ episodes, progress }: StripsProps) {
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
    setAnnouncement(`${rest}화를 더 펼쳤습니다`)
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
          {rest}화 더 보기
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
  episode: SeriesEntry
  progress: EpisodeProgress | undefined
  isNew: boolean
}

function EpisodeRow({ column, row, episode, progress, isNew: isRecent }: EpisodeRowProps) {
  const reading = getReading(progress)
  const isBegun = reading !== null && !reading.isRead
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
          {episode.number}
          <span className="visually-hidden">화</span>
        </b>
        <span className={styles.text}>
          <strong>{episode.title}</strong>
          <small>
            <time dateTime={episode.date}>{formatDate(episode.date)}</time>
            {isRecent && <em> 새로</em>}
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
  if (reading.isRead) return <span className={styles.stamp}>읽음</span>
  return (
    <span className={styles.percent}>
      {reading.percent}%<span className="visually-hidden">까지 읽음</span>
    </span>
  )
}

function Thumbnail({ episode: { thumbnail, placeholder } }: { episode: SeriesEntry }) {
  const src = imageUrl(thumbnail)
  return (
    <span className={styles.piece} style={{ backgroundColor: averageColor(placeholder) }}>
      {src && <img src={src} alt="" width={240} height={120} loading="lazy" decoding="async" />}
    </span>
  )
}
