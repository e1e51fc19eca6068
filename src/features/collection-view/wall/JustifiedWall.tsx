import { memo, useMemo, useRef } from 'react'
import { exposureLine } from '../exif'
import { useReturnToPlace } from '../list/useReturnToPlace'
import { cardId } from '../postId'
import styles from './JustifiedWall.module.scss'
import { justifiedRows } from './justifiedRows'
import { PhotoLink, type PhotoOnWall } from './PhotoLink'
import { wallRatio } from './rows'
import { useElementWidth } from './useElementWidth'
import { usePhotoLocator } from './usePhotoLocator'
import { useRowWindow } from './useRowWindow'
import type { WallProps } from './wallProps'

/** Between photos, both ways, in px. */
export const GAP_PX = 5
/** Rows aim at this share of the wall's width: two or three photos, large enough for colour to speak first. */
const TARGET_SHARE = 0.326
const LOWEST_PX = 300
const TALLEST_PX = 620
const PHONE_BELOW_PX = 768
const PHONE_SHARE = 0.64

/** The row height aimed at on a wall of this width, in px. */
export function targetHeight(width: number): number {
  if (width < PHONE_BELOW_PX) return Math.min(LOWEST_PX, width * PHONE_SHARE)
  return Math.min(TALLEST_PX, Math.max(LOWEST_PX, width * TARGET_SHARE))
}

/** Colour against colour: justified rows from edge to edge. Order in the document is order for the eye. */
export function JustifiedWall({ collection, view }: WallProps) {
  const wall = useRef<HTMLUListElement>(null)
  const width = useElementWidth(wall)
  const { posts } = view
  const rows = useMemo(
    () => justifiedRows(posts.map(wallRatio), { width, gap: GAP_PX, target: targetHeight(width) }),
    [posts, width],
  )
  const { visible, tops, height, locate } = useRowWindow(wall, rows, width, GAP_PX)
  useReturnToPlace(collection, view, usePhotoLocator(posts, locate))
  const total = view.more.available ? -1 : posts.length

  const cards = visible.flatMap((number) => {
    const row = rows[number]
    if (!row) return []
    return row.frames.flatMap((frame, place) => {
      const index = row.first + place
      const photo = posts[index]
      return photo
        ? [{ row: number, index, photo, left: frame.x, width: frame.width, height: row.height }]
        : []
    })
  })
  return (
    <ul
      ref={wall}
      className={styles.wall}
      style={{ height }}
      aria-label={`${collection.camera ?? collection.name} 사진`}
    >
      {cards.map((card) => (
        <WallPhoto
          key={card.photo.id}
          {...card}
          top={tops[card.row] ?? 0}
          collection={collection}
          total={total}
          priority={card.row === 0}
        />
      ))}
    </ul>
  )
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
}: PhotoOnWall & { left: number; top: number }) {
  const exposure = exposureLine(photo.meta)
  return (
    <li
      className={styles.photo}
      style={{ left, top, width, height }}
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
