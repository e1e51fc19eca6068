import { useMemo, useRef, memo, type RefObject, useLayoutEffect } from 'react'
import { atLeast } from '@/config/breakpoints'
import { LIST_PAGE_SIZE } from '@/config/constants'
import { matchesMedia } from '@/lib/browser/mediaQuery'
import { useScrollRestoration } from '@/features/list/useScrollRestoration'
import { filmOf } from './film'
import type { Photo } from '@/posts/post'
import { FilmFrame, BlankFrame } from './FilmFrame'
import styles from './FilmWall.module.scss'
import { filmStrips, BLANK_RATIO, type Strip } from './filmStrips'
import { wallRatio } from './rows'
import { stillFilm } from './stillFilm'
import type { StillPhoto } from '@/features/list/stillViews'
import { STATIC, useElementWidth } from './useElementWidth'
import { usePhotoLocator } from './usePhotoLocator'
import { useRowWindow } from './useRowWindow'
import type { WallProps } from './wallProps'
import { revealFocused } from '@/lib/browser/revealFocused'
import { useDragScroll } from './useDragScroll'

/** The frame that the creator has ringed. */
const PICKED = 1

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
const FilmStrip = memo(function FilmStrip({
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

/** Slow photographs on film: strips that run off both sides, each a row that can be pulled. */
export function FilmWall({ collection, view }: WallProps) {
  const wall = useRef<HTMLDivElement>(null)
  const width = useElementWidth(wall)
  const film = filmOf(width > 0 && matchesMedia(atLeast('tablet')))
  const { posts } = view
  const strips = useMemo(() => {
    const { frame: height, edge, gap, overhang } = film
    return filmStrips(posts.map(wallRatio), { width, height, gap, overhang }).map((strip) => ({
      ...strip,
      height: strip.height + 2 * edge,
    }))
  }, [film, posts, width])
  const { visible, tops, height, locate } = useRowWindow(wall, strips, width, film.between)
  useScrollRestoration(collection, view, usePhotoLocator(posts, locate))
  const first = useStillFilm(posts)
  const still = width > 0 ? null : first
  const common = { collection, total: view.more.available ? -1 : posts.length }

  return (
    <div
      ref={wall}
      role="list"
      {...STATIC}
      suppressHydrationWarning
      className={styles.wall}
      style={still?.wall ?? { height }}
      data-still={still ? '' : undefined}
      aria-label={`${collection.camera ?? collection.name} 사진`}
    >
      {still && <StillFrames frames={still.frames} photos={posts} {...common} />}
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
              first={first.frames}
              frameHeight={film.frame}
              {...common}
            />
          )
        )
      })}
    </div>
  )
}

interface StillFramesProps {
  frames: readonly StillPhoto[]
  photos: readonly Photo[]
  collection: WallProps['collection']
  total: number
}

/** The frames of a wall that nothing has measured, each in its place by itself. */
function StillFrames({ frames, photos, ...common }: StillFramesProps) {
  return frames.map((still, index) => {
    const photo = photos[index]
    return (
      photo && (
        <FilmFrame
          key={photo.id}
          still={still}
          photo={photo}
          index={index}
          width={still.width}
          height={filmOf(true).frame}
          picked={index === PICKED}
          {...common}
        />
      )
    )
  })
}

/** The first frames as CSS lays them out while nothing has measured the wall. */
const useStillFilm = (posts: readonly Photo[]) =>
  useMemo(() => stillFilm(posts.slice(0, LIST_PAGE_SIZE).map(wallRatio)), [posts])
