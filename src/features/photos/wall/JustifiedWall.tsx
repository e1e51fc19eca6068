import { memo, useMemo, useRef, type CSSProperties } from 'react'
import { LIST_PAGE_SIZE } from '@/config/constants'
import { exposureLine } from '@/posts/exif'
import { useScrollRestoration } from '@/features/list/useScrollRestoration'
import { cardId } from '@/posts/postId'
import styles from './JustifiedWall.module.scss'
import { justifiedRows } from './justifiedRows'
import type { Photo } from '@/posts/post'
import { PhotoLink, type PhotoOnWall } from './PhotoLink'
import { GAP_PX, rowOptions } from './rowOptions'
import { wallRatio } from './rows'
import { asksForSameFile, stillRows, type StillRowPhoto } from './stillRows'
import { STATIC, useElementWidth } from './useElementWidth'
import { usePhotoLocator } from './usePhotoLocator'
import { useRowWindow } from './useRowWindow'
import type { WallProps } from './wallProps'

/** Colour against colour: justified rows from edge to edge. Order in the document is order for the eye. */
export function JustifiedWall({ collection, view }: WallProps) {
  const wall = useRef<HTMLUListElement>(null)
  const width = useElementWidth(wall)
  const { posts } = view
  const rows = useMemo(() => justifiedRows(posts.map(wallRatio), rowOptions(width)), [posts, width])
  const { visible, tops, height, locate } = useRowWindow(wall, rows, width, GAP_PX)
  useScrollRestoration(collection, view, usePhotoLocator(posts, locate))
  const total = view.more.available ? -1 : posts.length

  const first = useStillCards(posts)
  const still = width > 0 ? null : first
  const measured = visible.flatMap((number) => {
    const row = rows[number]
    if (!row) return []
    return row.frames.flatMap((frame, place) => {
      const index = row.first + place
      const photo = posts[index]
      const kept = first[index]
      const file =
        kept && asksForSameFile(kept.still, frame.width / width) ? kept : { fileWidth: frame.width }
      const box = { left: frame.x, top: tops[number] ?? 0, width: frame.width, height: row.height }
      return photo ? [{ ...file, ...box, row: number, index, photo, priority: number === 0 }] : []
    })
  })
  const style: CSSProperties & Record<'--gap', string> = { '--gap': `${GAP_PX}px`, ...(!still && { height }) }
  return (
    <ul
      ref={wall}
      {...STATIC}
      suppressHydrationWarning
      className={styles.wall}
      style={style}
      data-still={still ? '' : undefined}
      aria-label={`${collection.camera ?? collection.name} 사진`}
    >
      {(still ?? measured).map((card) => (
        <WallPhoto key={card.photo.id} {...card} collection={collection} total={total} />
      ))}
    </ul>
  )
}

/** The first photos as CSS lays them out while nothing has measured the wall. */
function useStillCards(posts: readonly Photo[]) {
  return useMemo(() => {
    const first = posts.slice(0, LIST_PAGE_SIZE)
    const places = stillRows(first.map(wallRatio))
    return first.flatMap((photo, index) => {
      const still = places[index]
      return still ? [{ index, photo, still, fileWidth: still.width, priority: still.priority }] : []
    })
  }, [posts])
}

type WallPhotoProps = Omit<PhotoOnWall, 'row' | 'width' | 'height'> &
  Partial<Record<'row' | 'left' | 'top' | 'width' | 'height', number>> & {
    /** The most that its file is shown at, px. */
    fileWidth: number
    /** Without lengths: its place on a wall that nothing has measured. With them, what its file was asked for as. */
    still?: StillRowPhoto
  }

/** A photograph in its place; px from the wall's left and top. */
const WallPhoto = memo(function WallPhoto({
  left,
  top,
  width,
  height,
  row,
  index,
  total,
  collection,
  photo,
  priority,
  fileWidth,
  still,
}: WallPhotoProps) {
  const exposure = exposureLine(photo.meta)
  return (
    <li
      className={styles.photo}
      style={width === undefined ? still?.style : { left, top, width, height }}
      data-post-card=""
      data-id={cardId(collection, photo.id)}
      data-row={row}
      aria-setsize={total}
      aria-posinset={index + 1}
    >
      <PhotoLink
        collection={collection}
        photo={photo}
        width={fileWidth}
        sizes={still?.sizes}
        priority={priority}
        imageClassName={styles.image}
      >
        <span className={styles.foot}>
          <b>{photo.title}</b>
          {exposure && <small>{exposure}</small>}
        </span>
      </PhotoLink>
    </li>
  )
})
