import { memo, type RefObject, useLayoutEffect, useRef } from 'react'
import type { Photo } from '@/posts/post'
import { revealFocused } from '@/lib/browser/revealFocused'
import { BlankFrame, FilmFrame } from './FilmFrame'
import styles from './FilmWall.module.scss'
import { BLANK_RATIO, type Strip } from './filmStrips'
import type { StillPhoto } from '@/features/list/stillViews'
import { useDragScroll } from './useDragScroll'
import type { WallProps } from './wallProps'

/** The frame that the creator has ringed. */
export const PICKED = 1

interface FilmStripProps {
  strip: Strip
  number: number
  top: number
  photos: readonly Photo[]
  /** Those that stood on the wall before it was measured. */
  first: readonly StillPhoto[]
  collection: WallProps['collection']
  total: number
  frameHeight: number
}

/** Scrolls a row (px) in the frame that shows it: at once, the page would be laid out within the task that rendered it. */
function useStartAt(row: RefObject<HTMLElement | null>, px: number) {
  useLayoutEffect(() => {
    const placing = requestAnimationFrame(() => {
      if (row.current) row.current.scrollLeft = px
    })
    return () => cancelAnimationFrame(placing)
  }, [row, px])
}

/** A strip of film that runs off both sides and can be pulled. */
export const FilmStrip = memo(function FilmStrip({
  strip,
  number,
  top,
  photos,
  first,
  collection,
  total,
  frameHeight,
}: FilmStripProps) {
  const row = useRef<HTMLDivElement>(null)
  useDragScroll(row)
  useStartAt(row, strip.cut)

  return (
    <div
      ref={row}
      role="presentation"
      className={styles.strip}
      style={{ top, height: strip.height }}
      onFocus={revealFocused}
      data-open={strip.cut === 0 || undefined}
    >
      <div role="presentation" className={styles.roll}>
        {strip.frames.map((frame, place) => {
          const index = strip.first + place
          const photo = photos[index]
          return (
            photo && (
              <FilmFrame
                key={photo.id}
                collection={collection}
                photo={photo}
                index={index}
                total={total}
                row={number}
                width={frame.width}
                height={frameHeight}
                still={first[index]}
                picked={index === PICKED}
              />
            )
          )
        })}
        <Blanks strip={strip} collection={collection} height={frameHeight} />
      </div>
    </div>
  )
})

/** What is left of a strip that its photographs do not fill. */
function Blanks({
  strip,
  collection,
  height,
}: Pick<FilmStripProps, 'strip' | 'collection'> & { height: number }) {
  const next = strip.first + strip.frames.length
  const width = Math.round(BLANK_RATIO * height)
  return Array.from({ length: strip.blanks }, (_, place) => (
    <BlankFrame key={place} collection={collection} index={next + place} width={width} height={height} />
  ))
}
