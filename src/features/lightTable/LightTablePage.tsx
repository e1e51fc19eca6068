import { useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams, Link } from 'react-router-dom'
import { common } from '#messages/common'
import { lightTableTexts } from '#messages/lightTableTexts'
import { LIGHT_TABLE_PHOTOS_PER_CAMERA } from '@/config/constants'
import { paths } from '@/config/paths'
import { focusHeading } from '@/lib/browser/focusHeading'
import { scrollPageTo } from '@/motion/scrollPage'
import type { PhotoCollection } from '@/posts/collections'
import { publicPhotoCollections } from '@/posts/publicPhotoCollections'
import { Button } from '@/ui/Button'
import { ErrorFallback } from '@/ui/ErrorFallback'
import { lazyPart } from '@/ui/lazyPart'
import { PageHead } from '@/ui/PageHead'
import { lightTable } from '@content/lightTable'
import { type Pair, SLOTS, withParam } from './lightAddress'
import type { LightPhoto } from './lightAxis'
import { LightSheet } from './LightSheet'
import { LightSlots } from './LightSlots'
import { LightStates } from './LightStates'
import { type LightTable, slotPhoto, useLightTable } from './useLightTable'
import styles from './LightTablePage.module.scss'

interface LightHeadProps {
  photos: readonly LightPhoto[]
  /** Whether more photos can be loaded. */
  hasMore: boolean
  /** The only camera whose photos are shown; null for all. */
  camera: PhotoCollection | null
  /** Called with the text to announce when a camera is selected. */
  onChoose: (text: string) => void
}

/** The head of the table: its name, its line, and the camera filter. */
function LightHead({ photos, hasMore, camera, onChoose }: LightHeadProps) {
  const [params] = useSearchParams()
  const { title, line } = lightTable
  const link = (label: string, target: PhotoCollection | null, lang?: string) => {
    const count = photos.filter(({ collection }) => target === null || collection === target).length
    return (
      <Link
        key={label}
        to={{ search: String(withParam(params, 'camera', target?.key)) }}
        replace
        preventScrollReset
        onClick={() => onChoose(lightTableTexts.shown(label, count, hasMore))}
        aria-current={target === camera ? 'true' : undefined}
      >
        <span lang={lang}>{label}</span> {count}
        {hasMore && '+'}
      </Link>
    )
  }
  return (
    <header className={styles.head}>
      <h1>{title}</h1>
      <div className={styles.side}>
        <p>
          {line[0]} <br />
          {line[1]}
        </p>
        <nav aria-label={lightTableTexts.cameras}>
          {link(lightTableTexts.all, null)}
          {publicPhotoCollections.map((each) => link(each.camera, each, 'en'))}
        </nav>
      </div>
    </header>
  )
}

function PairPending() {
  return (
    <p role="status" className={styles.instead}>
      {lightTableTexts.pairPending}
    </p>
  )
}

const loadPairView = () => import('./PairView')
const PairView = lazyPart('PairView', loadPairView, {
  pending: <PairPending />,
  errorFallback: (error, retry) => (
    <div className={styles.instead}>
      <ErrorFallback error={error} onRetry={retry} />
    </div>
  ),
})

/** The light table: the photos of all cameras by time of day. Two of them can be compared side by side. */
export function LightTablePage() {
  const table = useLightTable()
  const { address, slots } = table
  const [params] = useSearchParams()
  const placed = SLOTS.map((slot) => slotPhoto(slots[slot]))
  useViewFocus(address.isPair)
  usePreloadPairView(placed.every((light) => light !== null))
  const { title, description } = lightTable
  return (
    <div data-theme="darkroom" className={styles.page}>
      <PageHead title={title} description={description} path={paths.light} />
      {address.isPair ? (
        <>
          <h1 className="visually-hidden">{lightTableTexts.pair}</h1>
          <PairView slots={slots} back={`?${withParam(params, 'view')}`} onSwap={table.swap} />
        </>
      ) : (
        <TableView table={table} />
      )}
      <p className="visually-hidden" role="status">
        {table.announcement}
      </p>
    </div>
  )
}

/** Scrolls to the top and focuses the heading when the view changes, as for a new page. */
function useViewFocus(isPair: boolean) {
  const previous = useRef(isPair)
  useEffect(() => {
    if (previous.current === isPair) return
    previous.current = isPair
    focusHeading()
    scrollPageTo(0)
  }, [isPair])
}

/** Preloads the pair view once both slots have a photo. If this fails, the view loads it again. */
function usePreloadPairView(isFull: boolean) {
  useEffect(() => {
    if (isFull) void loadPairView().catch(() => undefined)
  }, [isFull])
}

function TableView({ table }: { table: LightTable }) {
  const { lists, address, slots, placePhoto, clear, announce } = table
  const [params, setParams] = useSearchParams()
  const [isDragged, setDragged] = useState(false)
  const { camera } = address
  const photos = useMemo(
    () => (camera ? lists.photos.filter(({ collection }) => collection === camera) : lists.photos),
    [camera, lists.photos],
  )
  const pair: Pair = { a: slotPhoto(slots.a)?.id ?? null, b: slotPhoto(slots.b)?.id ?? null }
  return (
    <>
      <LightHead
        photos={lists.photos}
        hasMore={lists.view.more.available}
        camera={camera}
        onChoose={announce}
      />
      <LightStates view={lists.view}>
        <LightSheet photos={photos} pair={pair} onPlace={placePhoto} onDrag={setDragged} />
        <LightNotes lists={lists} needsPair={params.get('view') === 'pair'} />
        <LightSlots
          slots={slots}
          onClear={clear}
          onCompare={() => setParams(withParam(params, 'view', 'pair'), { preventScrollReset: true })}
          isDragging={isDragged}
        />
      </LightStates>
    </>
  )
}

/** Notes below the table: errors, the limit, and the button that loads more photos. */
function LightNotes({
  lists: { view, failedCameras, isTruncated },
  needsPair,
}: {
  lists: LightTable['lists']
  needsPair: boolean
}) {
  const { available, loading, failed, load } = view.more
  if (!available && !isTruncated && !needsPair && failedCameras.length === 0) return null
  return (
    <div className={styles.notes}>
      {needsPair && <p role="status">{lightTableTexts.needsPair}</p>}
      {failedCameras.length > 0 && (
        <>
          <p role="alert">{lightTableTexts.failedCameras(failedCameras)}</p>
          <Button size="small" onClick={view.retry}>
            {common.retry}
          </Button>
        </>
      )}
      {failed && <p role="alert">{lightTableTexts.moreFailed}</p>}
      {available && (
        <Button size="small" onClick={load} aria-disabled={loading}>
          {failed ? common.retry : loading ? lightTableTexts.morePending : lightTableTexts.more}
        </Button>
      )}
      {isTruncated && <p>{lightTableTexts.limit(LIGHT_TABLE_PHOTOS_PER_CAMERA)}</p>}
    </div>
  )
}
