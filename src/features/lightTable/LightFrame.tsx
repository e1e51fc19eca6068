import { memo, useMemo } from 'react'
import { postImageSources } from '@/posts/imageSources'
import { ProgressiveImage } from '@/ui/ProgressiveImage'
import type { StillStyle } from '@/features/list/stillViews'
import type { Slot } from './lightAddress'
import { clockOf, type LightPhoto, spokenName } from './lightAxis'
import styles from './LightFrame.module.scss'

/** A frame's longer side on wide screens, px: what its picture is asked for at. */
const LONG_PX = 160
/** How much of that the longer side of an upright and of a square frame has. */
const UPRIGHT = 0.76
const SQUARE = 0.7
const SQUARE_WITHIN = 1.1

/** The width of a frame's picture as a share of a lying one's. */
function widthShare(width: number | null, height: number | null): number {
  const ratio = (width ?? 3) / (height ?? 2)
  if (ratio > SQUARE_WITHIN) return 1
  return ratio < 1 / SQUARE_WITHIN ? UPRIGHT * ratio : SQUARE
}

/** Where it lies: `at` as a share of the table's length, its row from the top. */
export interface FramePlace {
  at: number
  row: number
}

interface LightFrameProps extends FramePlace {
  light: LightPhoto
  /** The slot that it lies in. */
  slot: Slot | null
  /** Tab leads here. */
  isStop: boolean
  /** Part of the first view. */
  priority: boolean
}

/** No frame lies quite straight: a turn in degrees that is always the same for the same photograph. */
const turnOf = (id: number): string => `${(((id * 7) % 22) - 11) / 10}deg`

/** A place as the custom properties that the style sheets of frame and tip read. */
export const placeStyle = ({ at, row }: FramePlace): StillStyle => ({ '--at': at, '--row': row })

const SLOT_NUMBERS: Readonly<Record<Slot, number>> = { a: 1, b: 2 }

/** A transparency on the light table: its film, its hour, the grease pencil around it, the number of its slot. */
export const LightFrame = memo(function LightFrame({
  light,
  slot,
  isStop,
  priority,
  at,
  row,
}: LightFrameProps) {
  const { id, photo, collection, minute } = light
  const sources = useMemo(() => postImageSources(photo, { width: LONG_PX }), [photo])
  const share = widthShare(photo.width, photo.height)
  const style: StillStyle = {
    ...placeStyle({ at, row }),
    '--share': share,
    '--turn': turnOf(photo.id),
  }
  return (
    <div
      role="option"
      tabIndex={isStop ? 0 : -1}
      aria-selected={slot !== null}
      aria-label={spokenName(light)}
      data-photo-card=""
      data-id={id}
      data-camera={collection.key}
      className={styles.frame}
      style={style}
    >
      <span className={styles.edge}>{collection.name}</span>
      <ProgressiveImage
        sources={sources}
        sizes={`${Math.round(LONG_PX * share)}px`}
        alt=""
        width={photo.width}
        height={photo.height}
        placeholder={photo.placeholder}
        priority={priority}
        className={styles.image}
      />
      <time className={styles.edge}>{clockOf(minute)}</time>
      {slot && <b className={styles.number}>{SLOT_NUMBERS[slot]}</b>}
      <svg className={styles.ring} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d="M12 58C2 20 22 5 54 4c34-1 45 16 44 46-1 34-18 46-50 47C14 98 1 82 4 44 6 18 24 6 60 7" />
      </svg>
    </div>
  )
})
