import { useMemo, useRef, memo, type RefObject, useLayoutEffect } from 'react'
import { photoTexts } from '#messages/photoTexts'
import { atLeast } from '@/config/breakpoints'
import { LIST_PAGE_SIZE } from '@/config/constants'
import type { SsrPhoto } from '@/features/list/ssrViews'
import { useScrollRestoration } from '@/features/list/useScrollRestoration'
import { matchesMedia } from '@/lib/browser/mediaQuery'
import { revealFocused } from '@/lib/browser/revealFocused'
import { STATIC, useElementWidth } from '@/lib/browser/useElementWidth'
import type { Photo } from '@/posts/post'
import { FilmFrame, BlankFrame } from './FilmFrame'
import { filmSize, filmStrips, BLANK_RATIO, ssrFilm, type Strip } from './filmStrips'
import type { WallProps } from './PhotoLink'
import { wallRatio } from './rows'
import { useDragScroll } from './useDragScroll'
import { usePhotoLocator, useRowWindow } from './useRowWindow'
import styles from './FilmWall.module.scss'

/** Index of the frame that is marked with the pencil ring. */
const PICKED_INDEX = 1

interface FilmStripProps {
  strip: Strip
  /** Index of the strip. */
  number: number
  top: number
  photos: readonly Photo[]
  /** The frames that the static HTML contains. */
  ssrFrames: readonly SsrPhoto[]
  collection: WallProps['collection']
  total: number
  frameHeight: number
}

/**
 * Scrolls a row to its initial offset (px) in the next animation frame. In the layout effect itself it would force a
 * synchronous layout of the page.
 */
function useInitialScroll(row: RefObject<HTMLElement | null>, px: number) {
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (row.current) row.current.scrollLeft = px
    })
    return () => cancelAnimationFrame(frame)
  }, [row, px])
}

/** A strip of film that overflows on both sides and can be dragged. */
const FilmStrip = memo(function FilmStrip({
  strip,
  number,
  top,
  photos,
  ssrFrames,
  collection,
  total,
  frameHeight,
}: FilmStripProps) {
  const row = useRef<HTMLDivElement>(null)
  useDragScroll(row)
  useInitialScroll(row, strip.offset)

  return (
    <div
      ref={row}
      role="presentation"
      className={styles.strip}
      style={{ top, height: strip.height }}
      onFocus={revealFocused}
      data-open={strip.offset === 0 || undefined}
    >
      <div role="presentation" className={styles.roll}>
        {strip.frames.map((frame, position) => {
          const index = strip.first + position
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
                ssr={ssrFrames[index]}
                picked={index === PICKED_INDEX}
              />
            )
          )
        })}
        <BlankFrames strip={strip} collection={collection} height={frameHeight} />
      </div>
    </div>
  )
})

/** The blank frames after the last photo of a strip. */
function BlankFrames({
  strip,
  collection,
  height,
}: Pick<FilmStripProps, 'strip' | 'collection'> & { height: number }) {
  const next = strip.first + strip.frames.length
  const width = Math.round(BLANK_RATIO * height)
  return Array.from({ length: strip.blanks }, (_, position) => (
    <BlankFrame
      key={position}
      collection={collection}
      index={next + position}
      width={width}
      height={height}
    />
  ))
}

/** A gallery as film: strips that overflow on both sides, each scrollable sideways. */
export function FilmWall({ collection, view }: WallProps) {
  const wall = useRef<HTMLDivElement>(null)
  const width = useElementWidth(wall)
  const film = filmSize(width > 0 && matchesMedia(atLeast('tablet')))
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
  const serverLayout = useServerLayout(posts)
  const isMeasured = width > 0
  const common = { collection, total: view.more.available ? -1 : posts.length }

  return (
    <div
      ref={wall}
      role="list"
      {...STATIC}
      suppressHydrationWarning
      className={styles.wall}
      style={isMeasured ? { height } : serverLayout.wall}
      data-still={isMeasured ? undefined : ''}
      aria-label={photoTexts.wall(collection.camera)}
    >
      {!isMeasured && <ServerFrames frames={serverLayout.frames} photos={posts} {...common} />}
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
              ssrFrames={serverLayout.frames}
              frameHeight={film.frame}
              {...common}
            />
          )
        )
      })}
    </div>
  )
}

interface ServerFramesProps {
  frames: readonly SsrPhoto[]
  photos: readonly Photo[]
  collection: WallProps['collection']
  total: number
}

/** The frames in static HTML, each positioned by CSS. */
function ServerFrames({ frames, photos, ...common }: ServerFramesProps) {
  return frames.map((ssr, index) => {
    const photo = photos[index]
    return (
      photo && (
        <FilmFrame
          key={photo.id}
          ssr={ssr}
          photo={photo}
          index={index}
          width={ssr.width}
          height={filmSize(true).frame}
          picked={index === PICKED_INDEX}
          {...common}
        />
      )
    )
  })
}

/** Returns the first frames as CSS lays them out in static HTML, before the wall is measured. */
const useServerLayout = (posts: readonly Photo[]) =>
  useMemo(() => ssrFilm(posts.slice(0, LIST_PAGE_SIZE).map(wallRatio)), [posts])
