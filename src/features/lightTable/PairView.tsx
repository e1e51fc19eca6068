import { useState, type KeyboardEvent, type PointerEvent, useRef, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { common } from '#messages/common'
import { lightPair } from '#messages/lightPair'
import type { SsrStyle } from '@/features/list/ssrViews'
import { isComposing } from '@/lib/browser/isComposing'
import { imageSizes } from '@/lib/image/imageSizes'
import { postImageSources } from '@/posts/pictures/imageSources'
import { fullPictureUrls } from '@/posts/pictures/pictureFiles'
import type { Photo } from '@/posts/post'
import { rowLang } from '@/posts/rowLang'
import { Button } from '@/ui/Button'
import { ArrowIcon } from '@/ui/icons'
import { ProgressiveImage } from '@/ui/ProgressiveImage'
import { ExifPair } from './ExifPair'
import { SLOTS, type Slot } from './lightAddress'
import { formatClock, type LightPhoto } from './lightAxis'
import { slotPhoto, type SlotState } from './useLightTable'
import styles from './PairView.module.scss'

type LoupeState = 'loading' | 'ready' | 'failed'

/** A loupe over an image: shows it in full size at one image pixel per device pixel. Loads it when mounted. */
function Loupe({ photo }: { photo: Photo }) {
  const [sources] = useState(() => fullPictureUrls({ image: photo.image, thumbnail: null }))
  const [failures, setFailures] = useState(0)
  const src = sources[failures]
  const [isReady, setReady] = useState(false)
  const state: LoupeState = !src ? 'failed' : isReady ? 'ready' : 'loading'
  const [width, setWidth] = useState(0)
  return (
    <div className={styles.loupe} data-state={state}>
      <div className={styles.lens}>
        {src && (
          <img
            key={src}
            src={src}
            alt=""
            draggable={false}
            decoding="async"
            style={{ width }}
            onLoad={({ currentTarget }) => {
              setWidth(currentTarget.naturalWidth / window.devicePixelRatio)
              setReady(true)
            }}
            onError={() => setFailures(failures + 1)}
          />
        )}
      </div>
      <span role="status">{lightPair.loupe[state]}</span>
    </div>
  )
}

/** Width of an image on wide screens, px. */
const WIDE_PX = 720
/** Maximum height of an image as in the stylesheet: svh on phones, px on wide screens. */
const [PHONE_HEIGHT_SVH, HEIGHT_PX] = [66, 400]

/** Returns the `sizes` of an image, which fits into its mount. */
const sizesOf = (ratio: number) =>
  imageSizes(
    `min(calc(100vw - 68px), ${(PHONE_HEIGHT_SVH * ratio).toFixed(1)}svh)`,
    `min(calc(50vw - 64px), ${Math.round(HEIGHT_PX * ratio)}px)`,
  )

interface MountProps {
  slot: Slot
  state: SlotState
  hasLoupe: boolean
}

/** One of the two photos, or a message in its place. */
function Mount({ slot, state, hasLoupe }: MountProps) {
  return (
    <figure className={styles.mount} data-slot={slot}>
      {state.kind === 'photo' ? (
        <MountedPhoto light={state.light} hasLoupe={hasLoupe} />
      ) : (
        <PhotoMessage state={state} />
      )}
    </figure>
  )
}

function MountedPhoto({
  light: { photo, collection, minute },
  hasLoupe,
}: {
  light: LightPhoto
  hasLoupe: boolean
}) {
  const sources = useMemo(() => postImageSources(photo, { width: WIDE_PX, kind: 'full' }), [photo])
  const ratio = (photo.width ?? 3) / (photo.height ?? 2)
  const style: SsrStyle = { '--ratio': ratio }
  return (
    <>
      <figcaption>
        <span lang="en">{collection.name}</span>
        <span className="visually-hidden" lang={rowLang(photo)}>
          {photo.title}
        </span>
        <time>{formatClock(minute)}</time>
      </figcaption>
      <div className={styles.picture} style={style} lang={rowLang(photo)} data-picture="">
        <ProgressiveImage
          sources={sources}
          sizes={sizesOf(ratio)}
          alt={photo.alt ?? ''}
          width={photo.width}
          height={photo.height}
          placeholder={photo.placeholder}
          priority
        />
        {hasLoupe && <Loupe key={photo.id} photo={photo} />}
      </div>
    </>
  )
}

function PhotoMessage({ state }: { state: Exclude<SlotState, { kind: 'photo' }> }) {
  if (state.kind === 'loading') return <p role="status">{lightPair.loading}</p>
  if (state.kind === 'failed')
    return (
      <p role="alert">
        {lightPair.failed}
        <Button size="small" onClick={state.retry}>
          {common.retry}
        </Button>
      </p>
    )
  return <p role="status">{lightPair.missing}</p>
}

/** Movement of the loupes per arrow key press, px. */
const STEP_PX = 16
/** The same with Shift. */
const LONG_STEP_PX = 96

const clamp = (share: number): number => Math.min(1, Math.max(0, share))

/** Returns the direction of an arrow key as x and y steps, or null for other keys. */
function directionOf(key: string): readonly [number, number] | null {
  if (key === 'ArrowLeft') return [-1, 0]
  if (key === 'ArrowRight') return [1, 0]
  if (key === 'ArrowUp') return [0, -1]
  return key === 'ArrowDown' ? [0, 1] : null
}

/**
 * Moves the loupes of all pictures (`[data-picture]`) inside `container` to the same position. The position follows the
 * pointer and the arrow keys. It is written to `--x` and `--y` as shares of the picture's size, without rendering.
 */
function useLoupePosition(isOn: boolean) {
  const container = useRef<HTMLDivElement>(null)
  const position = useRef({ x: 0.5, y: 0.5 })
  const moveTo = (x: number, y: number) => {
    position.current = { x: clamp(x), y: clamp(y) }
    container.current?.style.setProperty('--x', String(position.current.x))
    container.current?.style.setProperty('--y', String(position.current.y))
  }
  const onPointer = ({ target, clientX, clientY }: PointerEvent) => {
    const picture = isOn && target instanceof Element && target.closest('[data-picture]')
    if (!picture) return
    const { left, top, width, height } = picture.getBoundingClientRect()
    moveTo((clientX - left) / width, (clientY - top) / height)
  }
  return {
    container,
    onPointerMove: onPointer,
    onPointerDown: onPointer,
    onKeyDown: (event: KeyboardEvent) => {
      const direction = directionOf(event.key)
      const picture = container.current?.querySelector('[data-picture]')
      if (!isOn || !direction || !picture || isComposing(event.nativeEvent)) return
      if (event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      const step = event.shiftKey ? LONG_STEP_PX : STEP_PX
      const { width, height } = picture.getBoundingClientRect()
      const { x, y } = position.current
      moveTo(x + (direction[0] * step) / width, y + (direction[1] * step) / height)
    },
  }
}

interface PairViewProps {
  slots: Readonly<Record<Slot, SlotState>>
  /** The query of the table with the same pair. */
  back: string
  onSwap: () => void
}

/** Two photos side by side, with synchronised loupes and a comparison of their settings. */
export default function PairView({ slots, back, onSwap }: PairViewProps) {
  const [hasLoupe, setLoupe] = useState(false)
  const { container, ...loupeHandlers } = useLoupePosition(hasLoupe)
  const [a, b] = SLOTS.map((slot) => slotPhoto(slots[slot]))
  return (
    <>
      <div {...loupeHandlers}>
        <header className={styles.head}>
          <Link to={{ search: back }} className={styles.back}>
            <ArrowIcon />
            {lightPair.back}
          </Link>
          <p aria-live="polite">{hasLoupe && lightPair.loupes}</p>
          <button type="button" onClick={onSwap} disabled={!a || !b}>
            {lightPair.swap}
          </button>
          <button type="button" onClick={() => setLoupe(!hasLoupe)}>
            {hasLoupe ? lightPair.loupeOff : lightPair.loupeOn}
          </button>
        </header>
        <div ref={container} className={styles.sheet} data-theme="paper" data-loupe={hasLoupe || undefined}>
          {SLOTS.map((slot) => (
            <Mount key={slot} slot={slot} state={slots[slot]} hasLoupe={hasLoupe} />
          ))}
        </div>
      </div>
      {(a || b) && <ExifPair a={a ?? null} b={b ?? null} />}
    </>
  )
}
