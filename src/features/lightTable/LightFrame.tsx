import { memo, useMemo } from 'react'
import type { SsrStyle } from '@/features/list/ssrViews'
import { postImageSources } from '@/posts/pictures/imageSources'
import { rowLang } from '@/posts/rowLang'
import { ProgressiveImage } from '@/ui/ProgressiveImage'
import type { Slot } from './lightAddress'
import { accessibleName, formatClock, type FramePosition, type LightPhoto } from './lightAxis'
import styles from './LightFrame.module.scss'

/** Longer side of a landscape frame on wide screens, px. */
const LONG_SIDE_PX = 160
/** Longer side of portrait and square frames, relative to that of landscape frames. */
const PORTRAIT_SHARE = 0.76
const SQUARE_SHARE = 0.7
/** Ratios between this and its reciprocal count as square. */
const MAX_SQUARE_RATIO = 1.1

/** Returns the width of a frame's image as a share of a landscape image's width. */
function widthShare(width: number | null, height: number | null): number {
  const ratio = (width ?? 3) / (height ?? 2)
  if (ratio > MAX_SQUARE_RATIO) return 1
  return ratio < 1 / MAX_SQUARE_RATIO ? PORTRAIT_SHARE * ratio : SQUARE_SHARE
}

interface LightFrameProps extends FramePosition {
  light: LightPhoto
  /** The slot in which the photo is placed. */
  slot: Slot | null
  /** Whether the frame is the tab stop of the list. */
  isTabStop: boolean
  /** Whether the image loads eagerly, because it is in the first view. */
  priority: boolean
}

/** Returns a small rotation that is always the same for the same photo. */
const rotationOf = (id: number): string => `${(((id * 7) % 22) - 11) / 10}deg`

/** Returns a position as custom properties for the stylesheets of frame and tip. */
export const positionStyle = ({ at, row }: FramePosition): SsrStyle => ({ '--at': at, '--row': row })

const SLOT_NUMBERS: Readonly<Record<Slot, number>> = { a: 1, b: 2 }

/** A frame on the light table: the photo on film, its time, a pencil ring and the number of its slot. */
export const LightFrame = memo(function LightFrame({
  light,
  slot,
  isTabStop,
  priority,
  at,
  row,
}: LightFrameProps) {
  const { id, photo, collection, minute } = light
  const sources = useMemo(() => postImageSources(photo, { width: LONG_SIDE_PX }), [photo])
  const share = widthShare(photo.width, photo.height)
  const style: SsrStyle = {
    ...positionStyle({ at, row }),
    '--share': share,
    '--turn': rotationOf(photo.id),
  }
  return (
    <div
      role="option"
      tabIndex={isTabStop ? 0 : -1}
      aria-selected={slot !== null}
      lang={rowLang(photo)}
      aria-label={accessibleName(light)}
      data-photo-card=""
      data-id={id}
      data-layout={collection.gallery.layout}
      className={styles.frame}
      style={style}
    >
      <span className={styles.edge}>{collection.name}</span>{' '}
      <ProgressiveImage
        sources={sources}
        sizes={`${Math.round(LONG_SIDE_PX * share)}px`}
        alt=""
        width={photo.width}
        height={photo.height}
        placeholder={photo.placeholder}
        priority={priority}
        className={styles.image}
      />
      <time className={styles.edge}>{formatClock(minute)}</time>
      {slot && <b className={styles.number} data-number={SLOT_NUMBERS[slot]} />}
      <svg className={styles.ring} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d="M12 58C2 20 22 5 54 4c34-1 45 16 44 46-1 34-18 46-50 47C14 98 1 82 4 44 6 18 24 6 60 7" />
      </svg>
    </div>
  )
})
