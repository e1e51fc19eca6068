import { memo, useLayoutEffect, useMemo, useRef } from 'react'
import { useReturnToPlace } from '../list/useReturnToPlace'
import { FilmFrame } from './FilmFrame'
import styles from './FilmWall.module.scss'
import { filmStrips, type Strip } from './filmStrips'
import type { Photo } from './PhotoLink'
import { wallRatio } from './rows'
import { useDragScroll } from './useDragScroll'
import { useElementWidth } from './useElementWidth'
import { usePhotoLocator } from './usePhotoLocator'
import { useRowWindow } from './useRowWindow'
import type { WallProps } from './wallProps'

/** The film of the boards, px: frames, the printed edges above and below them, and what lies between. */
const DESKTOP = { frame: 330, edge: 34, gap: 14, between: 26, overhang: 80 } as const
const PHONE = { frame: 190, edge: 26, gap: 14, between: 26, overhang: 60 } as const
const PHONE_BELOW_PX = 768
/** The frame that the creator has ringed. */
const PICKED = 1

/** Slow photographs on film: strips that run off both sides, each a row that can be pulled. */
export function FilmWall({ collection, view }: WallProps) {
  const wall = useRef<HTMLDivElement>(null)
  const width = useElementWidth(wall)
  const film = width < PHONE_BELOW_PX ? PHONE : DESKTOP
  const { posts } = view
  const strips = useMemo(() => {
    const { frame: height, edge, gap, overhang } = film
    return filmStrips(posts.map(wallRatio), { width, height, gap, overhang }).map((strip) => ({
      ...strip,
      height: strip.height + 2 * edge,
    }))
  }, [film, posts, width])
  const { visible, tops, height, locate } = useRowWindow(wall, strips, width, film.between)
  useReturnToPlace(collection, view, usePhotoLocator(posts, locate))

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- frames are the items; the strips between say nothing
    <div
      ref={wall}
      role="list"
      className={styles.wall}
      style={{ height }}
      aria-label={`${collection.camera ?? collection.name} 사진`}
    >
      {visible.map((number) => {
        const strip = strips[number]
        return (
          strip && (
            <FilmStrip
              key={strip.first}
              strip={strip}
              number={number}
              top={tops[number] ?? 0}
              photos={posts}
              collection={collection}
              total={view.more.available ? -1 : posts.length}
              frameHeight={film.frame}
            />
          )
        )
      })}
    </div>
  )
}

interface FilmStripProps {
  strip: Strip
  number: number
  top: number
  photos: readonly Photo[]
  collection: WallProps['collection']
  total: number
  frameHeight: number
}

const FilmStrip = memo(function FilmStrip({
  strip,
  number,
  top,
  photos,
  collection,
  total,
  frameHeight,
}: FilmStripProps) {
  const row = useRef<HTMLDivElement>(null)
  useDragScroll(row)
  useLayoutEffect(() => {
    if (row.current) row.current.scrollLeft = strip.cut
  }, [strip.cut])

  return (
    <div
      ref={row}
      role="presentation"
      className={styles.strip}
      style={{ top, height: strip.height }}
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
                priority={number === 0}
                picked={index === PICKED}
              />
            )
          )
        })}
      </div>
    </div>
  )
})
