import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { common } from '#messages/common'
import { webtoonPage } from '#messages/webtoonPage'
import { EPISODE_ORDER_STORAGE_KEY } from '@/config/constants'
import { localSafeStorage } from '@/lib/storage/safeStorage'
import { useResumeState } from '@/lib/storage/useResumeState'
import { episodes as collection } from '@/posts/collections'
import { storedImageSources } from '@/posts/pictures/imageSources'
import { type SerialEntry, useSeriesList } from '@/posts/serials/seriesList'
import { Button } from '@/ui/Button'
import { FallbackImage } from '@/ui/FallbackImage'
import { ArrowIcon } from '@/ui/icons'
import { useBrowserValue } from '@/ui/useBrowserValue'
import { useRetry } from '@/ui/useRetry'
import { getNextStep, type NextStep } from './episodeProgress'
import { EpisodeStrips } from './EpisodeStrips'
import { EpisodeTally } from './EpisodeTally'
import styles from './Episodes.module.scss'

type Order = 'newest' | 'first'

const ORDERS: readonly Order[] = ['newest', 'first']

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

interface EpisodesProps {
  series: string
  /** When the series comes out: every Wednesday. */
  schedule: string
}

/** The episodes of a series as a region of its page, with its loading, empty and failed states. */
export function Episodes({ series, schedule }: EpisodesProps) {
  const headingId = useId()
  const { data, isPending, isError, refetch } = useSeriesList(collection, series)
  const retry = useRetry(refetch, isPending)
  return (
    <section className={styles.region} aria-labelledby={headingId} data-state={data ? undefined : 'loading'}>
      <EpisodeList headingId={headingId} episodes={data ?? []} />
      {!data && isError ? (
        <div className={styles.note}>
          <p role="alert">{webtoonPage.episodes.failed}</p>
          <Button onClick={retry}>{common.retry}</Button>
        </div>
      ) : !data ? (
        <div className={styles.skeleton} aria-hidden="true" />
      ) : (
        data.length === 0 && (
          <div className={styles.note}>
            <i className={styles.panel} aria-hidden="true" />
            <p>{webtoonPage.episodes.none}</p>
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
  episodes: readonly SerialEntry[]
}

/** The heading and, if there are episodes: where to go on reading, the order, what has been read, and the strips. */
function EpisodeList({ headingId, episodes }: EpisodeListProps) {
  const [order, chooseOrder] = useOrder()
  const { episodes: progress } = useResumeState()
  const [first, last] = [episodes[0], episodes.at(-1)]
  const heading = (
    <div className={styles.head}>
      <h3 id={headingId}>{webtoonPage.episodes.title}</h3>
      {last && <span data-tabular="">{webtoonPage.episodes.count(episodes.length)}</span>}
    </div>
  )
  if (!first || !last) return heading
  return (
    <>
      <div className={styles.side}>
        {heading}
        <WayOn step={getNextStep(episodes, progress)} newest={last} />
        <div className={styles.ends}>
          <Link to={collection.detailPath(first.id)}>{webtoonPage.episodes.first}</Link>
          <Link to={collection.detailPath(last.id)}>{webtoonPage.episodes.latest(last.number)}</Link>
        </div>
        <OrderPicker order={order} onChoose={chooseOrder} />
        <EpisodeTally episodes={episodes} progress={progress} />
      </div>
      <EpisodeStrips
        key={order}
        episodes={order === 'newest' ? episodes.toReversed() : episodes}
        progress={progress}
      />
    </>
  )
}

/** Width of the picture in px. */
const PICTURE_PX = 298

/** The link to the position where reading stopped, with the cut that was in view. */
function WayOn({ step, newest }: { step: NextStep | null; newest: SerialEntry }) {
  if (!step) return null
  const isResumed = step.kind === 'resume'
  // The cut may have been replaced since.
  const stored = [isResumed ? step.image : null, (isResumed ? step.episode : newest).thumbnail]
  const sources = stored.flatMap((url) => storedImageSources(url, { width: PICTURE_PX }))
  return (
    <Link to={collection.detailPath(step.episode.id)} className={styles.wayOn}>
      <span className={styles.wayPicture}>
        <FallbackImage sources={sources} sizes={`${PICTURE_PX}px`} width={PICTURE_PX} height={178} />
        {isResumed && <i className={styles.wayRead} style={{ width: `${step.percent}%` }} />}
      </span>
      {isResumed && <i className={styles.ribbon} aria-hidden="true" />}
      <span className={styles.wayText}>
        <span>
          {webtoonPage.episodes.wayOn[step.kind]}
          {isResumed && (
            <span className={styles.wayPlace}>
              {` ${webtoonPage.episodes.place(step.episode.number, step.percent)}`}
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
      <legend>{webtoonPage.episodes.order}</legend>
      {ORDERS.map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === order}
            onChange={() => onChoose(value)}
          />
          {webtoonPage.episodes.orders[value]}
        </label>
      ))}
    </fieldset>
  )
}
