import { useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams, Link } from 'react-router-dom'
import { LIGHT_TABLE_PHOTOS_PER_CAMERA } from '@/config/constants'
import { paths } from '@/config/paths'
import { lightTable } from '@/content/lightTable'
import { focusHeading } from '@/lib/browser/focusHeading'
import { scrollPageTo } from '@/motion/scrollPage'
import { usePageFrame } from '@/stores/pageFrame'
import { Button } from '@/ui/Button'
import { FaultView } from '@/ui/FaultView'
import { lazyPart } from '@/ui/lazyPart'
import { PageHead } from '@/ui/PageHead'
import { type Pair, SLOTS, withParam, cameras } from './lightAddress'
import { LightSheet } from './LightSheet'
import { LightSlots } from './LightSlots'
import { LightStates } from './LightStates'
import styles from './LightTablePage.module.scss'
import { type LightTable, useLightTable } from './useLightTable'
import { photoIn } from './useSlotState'
import type { Collection } from '@/posts/definition'
import type { PhotoMeta } from '@/posts/meta'
import type { LightPhoto } from './lightAxis'

interface LightHeadProps {
  photos: readonly LightPhoto[]
  /** More of them can still be spread out. */
  hasMore: boolean
  /** The one camera on show; null for both. */
  camera: Collection<PhotoMeta> | null
  /** Told in words what the camera shows that was chosen. */
  onChoose: (words: string) => void
}

/** The head of the table: its name, its line, and the switch between both cameras and one of them. */
function LightHead({ photos, hasMore, camera, onChoose }: LightHeadProps) {
  const [params] = useSearchParams()
  const { title, line } = lightTable
  const link = (label: string, of: Collection<PhotoMeta> | null, lang?: string) => {
    const count = photos.filter(({ collection }) => of === null || collection === of).length
    return (
      <Link
        key={label}
        to={{ search: String(withParam(params, 'camera', of?.key)) }}
        replace
        preventScrollReset
        onClick={() => onChoose(`${label} ${count}장${hasMore ? ' 이상' : ''}`)}
        aria-current={of === camera ? 'true' : undefined}
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
        <nav aria-label="카메라">
          {link('함께', null)}
          {cameras.map((each) => link(each.camera ?? each.name, each, 'en'))}
        </nav>
      </div>
    </header>
  )
}

const loadPairView = () => import('./PairView')
const PairView = lazyPart('PairView', loadPairView, {
  pending: (
    <p role="status" className={styles.instead}>
      두 사진을 나란히 놓는 중…
    </p>
  ),
  fault: (error, retry) => (
    <div className={styles.instead}>
      <FaultView error={error} onRetry={retry} />
    </div>
  ),
})

/** The light table: photographs of both cameras by the light of the day, two of them to lay side by side. */
export function LightTablePage() {
  usePageFrame({ world: 'darkroom' })
  const table = useLightTable()
  const { address, slots } = table
  const [params] = useSearchParams()
  const laid = SLOTS.map((slot) => photoIn(slots[slot]))
  useViewFocus(address.isPair)
  usePairAhead(laid.every((light) => light !== null))
  const { title, description } = lightTable
  return (
    <div data-world="darkroom" className={styles.page}>
      <PageHead title={title} description={description} path={paths.light} />
      {address.isPair ? (
        <>
          <h1 className="visually-hidden">두 사진 나란히 보기</h1>
          <PairView slots={slots} back={`?${withParam(params, 'view')}`} onSwap={table.swap} />
        </>
      ) : (
        <TableView table={table} />
      )}
      <p className="visually-hidden" role="status">
        {table.announced}
      </p>
    </div>
  )
}

/** As at any other page, whoever comes to the other view begins at its top, at its heading. */
function useViewFocus(isPair: boolean) {
  const shown = useRef(isPair)
  useEffect(() => {
    if (shown.current === isPair) return
    shown.current = isPair
    focusHeading()
    scrollPageTo(0)
  }, [isPair])
}

/** Brings the other view’s file once there are two photographs for it; if it does not come, the view asks again. */
function usePairAhead(isFull: boolean) {
  useEffect(() => {
    if (isFull) void loadPairView().catch(() => undefined)
  }, [isFull])
}

function TableView({ table }: { table: LightTable }) {
  const { lists, address, slots, layPhoto, clear, announce } = table
  const [params, setParams] = useSearchParams()
  const [isDragged, setDragged] = useState(false)
  const { camera } = address
  const photos = useMemo(
    () => (camera ? lists.photos.filter(({ collection }) => collection === camera) : lists.photos),
    [camera, lists.photos],
  )
  const pair: Pair = { a: photoIn(slots.a)?.id ?? null, b: photoIn(slots.b)?.id ?? null }
  return (
    <>
      <LightHead
        photos={lists.photos}
        hasMore={lists.view.more.available}
        camera={camera}
        onChoose={announce}
      />
      <LightStates view={lists.view}>
        <LightSheet photos={photos} pair={pair} onLay={layPhoto} onDrag={setDragged} />
        <LightNotes lists={lists} lacksOne={params.get('view') === 'pair'} />
        <LightSlots
          slots={slots}
          onClear={clear}
          onCompare={() => setParams(withParam(params, 'view', 'pair'), { preventScrollReset: true })}
          isAwaited={isDragged}
        />
      </LightStates>
    </>
  )
}

/** What is not on the table, and how it gets there. */
function LightNotes({
  lists: { view, missing, isCut },
  lacksOne,
}: {
  lists: LightTable['lists']
  lacksOne: boolean
}) {
  const { available, loading, failed, load } = view.more
  if (!available && !isCut && !lacksOne && missing.length === 0) return null
  return (
    <div className={styles.notes}>
      {lacksOne && <p role="status">나란히 보려면 사진 두 장을 올려야 합니다.</p>}
      {missing.length > 0 && (
        <>
          <p role="alert">{`${missing.join(', ')} 사진을 불러오지 못했습니다.`}</p>
          <Button size="small" onClick={view.retry}>
            다시 시도
          </Button>
        </>
      )}
      {failed && <p role="alert">사진을 더 불러오지 못했습니다.</p>}
      {available && (
        <Button size="small" onClick={load} aria-disabled={loading}>
          {failed ? '다시 시도' : loading ? '불러오는 중…' : '사진 더 펼치기'}
        </Button>
      )}
      {isCut && <p>카메라마다 {LIGHT_TABLE_PHOTOS_PER_CAMERA}장까지 펼칩니다.</p>}
    </div>
  )
}
