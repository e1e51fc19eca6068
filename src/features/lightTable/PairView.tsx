import { useState, type KeyboardEvent, type PointerEvent, useRef, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { ArrowIcon } from '@/ui/icons'
import { ExifPair } from './ExifPair'
import { SLOTS, type Slot } from './lightAddress'
import styles from './PairView.module.scss'
import { photoIn, type SlotState } from './useSlotState'
import { isComposing } from '@/lib/browser/isComposing'
import { imageSizes } from '@/lib/image/imageSizes'
import { postImageSources } from '@/posts/imageSources'
import { ProgressiveImage } from '@/ui/ProgressiveImage'
import { Button } from '@/ui/Button'
import type { StillStyle } from '@/features/list/stillViews'
import { clockOf, type LightPhoto } from './lightAxis'
import { imageUrl } from '@/supabase/storageUrls'

type LoupeState = 'loading' | 'ready' | 'failed'

const WORDS: Readonly<Record<LoupeState, string>> = {
  loading: '원본을 여는 중',
  ready: '100%',
  failed: '원본 없음',
}

/** A loupe over a picture: the stored original, one of its pixels on one of the screen's. Read only once a loupe is there. */
function Loupe({ stored }: { stored: string | null }) {
  const src = imageUrl(stored)
  const [state, setState] = useState<LoupeState>(src ? 'loading' : 'failed')
  const [width, setWidth] = useState(0)
  return (
    <div className={styles.loupe} data-state={state}>
      <div className={styles.lens}>
        {src && state !== 'failed' && (
          <img
            src={src}
            alt=""
            draggable={false}
            decoding="async"
            style={{ width }}
            onLoad={({ currentTarget }) => {
              setWidth(currentTarget.naturalWidth / window.devicePixelRatio)
              setState('ready')
            }}
            onError={() => setState('failed')}
          />
        )}
      </div>
      <span role="status">{WORDS[state]}</span>
    </div>
  )
}

/** A mount's picture on wide screens, px. */
const WIDE_PX = 720
const SIZES = imageSizes('100vw', '50vw')

interface MountProps {
  slot: Slot
  state: SlotState
  hasLoupe: boolean
}

/** One of the two photographs in its mount, or what is to be said in its place. */
function Mount({ slot, state, hasLoupe }: MountProps) {
  return (
    <figure className={styles.mount} data-slot={slot}>
      {state.kind === 'photo' ? (
        <Mounted light={state.light} hasLoupe={hasLoupe} />
      ) : (
        <Unmounted state={state} />
      )}
    </figure>
  )
}

function Mounted({
  light: { photo, collection, minute },
  hasLoupe,
}: {
  light: LightPhoto
  hasLoupe: boolean
}) {
  const sources = useMemo(() => postImageSources(photo, { width: WIDE_PX, kind: 'full' }), [photo])
  const ratio: StillStyle = { '--ratio': (photo.width ?? 3) / (photo.height ?? 2) }
  return (
    <>
      <figcaption>
        <span lang="en">{collection.name}</span>
        <span className="visually-hidden">{photo.title}</span>
        <time>{clockOf(minute)}</time>
      </figcaption>
      <div className={styles.picture} style={ratio} data-picture="">
        <ProgressiveImage
          sources={sources}
          sizes={SIZES}
          alt={photo.alt ?? ''}
          width={photo.width}
          height={photo.height}
          placeholder={photo.placeholder}
          priority
        />
        {hasLoupe && <Loupe key={photo.id} stored={photo.image} />}
      </div>
    </>
  )
}

function Unmounted({ state }: { state: Exclude<SlotState, { kind: 'photo' }> }) {
  if (state.kind === 'loading') return <p role="status">사진을 불러오는 중입니다.</p>
  if (state.kind === 'failed')
    return (
      <p role="alert">
        사진을 불러오지 못했습니다.
        <Button size="small" onClick={state.retry}>
          다시 시도
        </Button>
      </p>
    )
  return <p role="status">찾을 수 없는 사진입니다. 지워졌거나 주소가 잘못되었습니다.</p>
}

/** How far an arrow moves the loupes over the picture, px; with Shift. */
const STEP_PX = 16
const LONG_STEP_PX = 96

const within = (share: number): number => Math.min(1, Math.max(0, share))

/** The way that an arrow goes, in steps; null for other keys. */
function directionOf(key: string): readonly [number, number] | null {
  if (key === 'ArrowLeft') return [-1, 0]
  if (key === 'ArrowRight') return [1, 0]
  if (key === 'ArrowUp') return [0, -1]
  return key === 'ArrowDown' ? [0, 1] : null
}

/**
 * One place for the loupes over all pictures (`[data-picture]`) inside `place`, as shares of width and height in `--x` and
 * `--y`: it follows the pointer, and arrows while one of the handlers' elements has the focus. Nothing is rendered anew.
 */
function useLoupePlace(isOn: boolean) {
  const place = useRef<HTMLDivElement>(null)
  const at = useRef({ x: 0.5, y: 0.5 })
  const moveTo = (x: number, y: number) => {
    at.current = { x: within(x), y: within(y) }
    place.current?.style.setProperty('--x', String(at.current.x))
    place.current?.style.setProperty('--y', String(at.current.y))
  }
  const follow = ({ target, clientX, clientY }: PointerEvent) => {
    const picture = isOn && target instanceof Element && target.closest('[data-picture]')
    if (!picture) return
    const { left, top, width, height } = picture.getBoundingClientRect()
    moveTo((clientX - left) / width, (clientY - top) / height)
  }
  return {
    place,
    onPointerMove: follow,
    onPointerDown: follow,
    onKeyDown: (event: KeyboardEvent) => {
      const direction = directionOf(event.key)
      const picture = place.current?.querySelector('[data-picture]')
      if (!isOn || !direction || !picture || isComposing(event.nativeEvent)) return
      if (event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      const step = event.shiftKey ? LONG_STEP_PX : STEP_PX
      const { width, height } = picture.getBoundingClientRect()
      const { x, y } = at.current
      moveTo(x + (direction[0] * step) / width, y + (direction[1] * step) / height)
    },
  }
}

interface PairViewProps {
  slots: Readonly<Record<Slot, SlotState>>
  /** The table with the same pair on it. */
  back: string
  onSwap: () => void
}

/** Two photographs side by side: loupes over the same place of both, and what they were taken with. */
export default function PairView({ slots, back, onSwap }: PairViewProps) {
  const [hasLoupe, setLoupe] = useState(false)
  const { place, ...loupe } = useLoupePlace(hasLoupe)
  const [a, b] = SLOTS.map((slot) => photoIn(slots[slot]))
  return (
    <>
      <div {...loupe}>
        <header className={styles.head}>
          <Link to={{ search: back }} className={styles.back}>
            <ArrowIcon />
            라이트 테이블
          </Link>
          <p aria-live="polite">{hasLoupe && '두 돋보기를 같은 자리에 둡니다. 화살표로도 움직입니다.'}</p>
          <button type="button" onClick={onSwap} disabled={!a || !b}>
            자리 바꾸기
          </button>
          <button type="button" onClick={() => setLoupe(!hasLoupe)}>
            {hasLoupe ? '돋보기 끄기' : '돋보기 켜기'}
          </button>
        </header>
        <div ref={place} className={styles.sheet} data-world="paper" data-loupe={hasLoupe || undefined}>
          {SLOTS.map((slot) => (
            <Mount key={slot} slot={slot} state={slots[slot]} hasLoupe={hasLoupe} />
          ))}
        </div>
      </div>
      {(a || b) && <ExifPair a={a ?? null} b={b ?? null} />}
    </>
  )
}
