import { memo, useMemo, useRef, type CSSProperties } from 'react'
import { LIST_PAGE_SIZE } from '@/config/constants'
import { exposureLine } from '../exif'
import { useScrollRestoration } from '../list/useScrollRestoration'
import { cardId } from '../postId'
import styles from './JustifiedWall.module.scss'
import { justifiedRows } from './justifiedRows'
import type { Photo } from '@/collections/post'
import { PhotoLink, type PhotoOnWall } from './PhotoLink'
import { GAP_PX, rowOptions } from './rowOptions'
import { wallRatio } from './rows'
import { stillRows } from './stillRows'
import type { StillPhoto } from './stillViews'
import { useElementWidth } from './useElementWidth'
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

  const still = useStillCards(posts, width > 0)
  const measured = visible.flatMap((number) => {
    const row = rows[number]
    if (!row) return []
    return row.frames.flatMap((frame, place) => {
      const index = row.first + place
      const photo = posts[index]
      const box = { left: frame.x, top: tops[number] ?? 0, width: frame.width, height: row.height }
      return photo ? [{ row: number, index, photo, priority: number === 0, ...box }] : []
    })
  })
  const style: CSSProperties & Record<'--gap', string> = { '--gap': `${GAP_PX}px`, ...(!still && { height }) }
  return (
    <ul
      ref={wall}
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

/** The first photos as CSS lays them out, while nothing has measured the wall; null from then on. */
function useStillCards(posts: readonly Photo[], measured: boolean) {
  return useMemo(() => {
    if (measured) return null
    const first = posts.slice(0, LIST_PAGE_SIZE)
    const places = stillRows(first.map(wallRatio))
    return first.flatMap((photo, index) => {
      const still = places[index]
      return still ? [{ index, photo, still, width: still.width, priority: still.priority }] : []
    })
  }, [measured, posts])
}

type WallPhotoProps = Omit<PhotoOnWall, 'row' | 'height'> & {
  row?: number
  height?: number
  left?: number
  top?: number
  /** In place of the lengths: its place on a wall that nothing has measured. */
  still?: StillPhoto
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
  still,
}: WallPhotoProps) {
  const exposure = exposureLine(photo.meta)
  return (
    <li
      className={styles.photo}
      style={still?.style ?? { left, top, width, height }}
      data-post-card=""
      data-id={cardId(collection, photo.id)}
      data-row={row}
      aria-setsize={total}
      aria-posinset={index + 1}
    >
      <PhotoLink
        collection={collection}
        photo={photo}
        width={width}
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
