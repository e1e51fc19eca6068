import { memo, useMemo, useRef, type CSSProperties } from 'react'
import { photoTexts } from '#messages/photoTexts'
import { LIST_PAGE_SIZE } from '@/config/constants'
import { useScrollRestoration } from '@/features/list/useScrollRestoration'
import { STATIC, useElementWidth } from '@/lib/browser/useElementWidth'
import { cardId } from '@/posts/collections'
import { exposureLine } from '@/posts/exif'
import type { Photo } from '@/posts/post'
import { rowLang } from '@/posts/rowLang'
import {
  GAP_PX,
  justifiedRows,
  rowOptions,
  sameImageCandidate,
  ssrRows,
  type SsrRowPhoto,
} from './justifiedRows'
import { PhotoLink, type WallCardProps, type WallProps } from './PhotoLink'
import { wallRatio } from './rows'
import { usePhotoLocator, useRowWindow } from './useRowWindow'
import styles from './JustifiedWall.module.scss'

/** A gallery in justified rows from edge to edge. The document order is the visual order. */
export function JustifiedWall({ collection, view }: WallProps) {
  const wall = useRef<HTMLUListElement>(null)
  const width = useElementWidth(wall)
  const { posts } = view
  const rows = useMemo(() => justifiedRows(posts.map(wallRatio), rowOptions(width)), [posts, width])
  const { visible, tops, height, locate } = useRowWindow(wall, rows, width, GAP_PX)
  useScrollRestoration(collection, view, usePhotoLocator(posts, locate))
  const total = view.more.available ? -1 : posts.length

  const serverCards = useServerLayout(posts)
  const isMeasured = width > 0
  const cards = visible.flatMap((number) => {
    const row = rows[number]
    if (!row) return []
    return row.frames.flatMap((frame, position) => {
      const index = row.first + position
      const photo = posts[index]
      const serverCard = serverCards[index]
      const image =
        serverCard && sameImageCandidate(serverCard.ssr, frame.width / width)
          ? serverCard
          : { imageWidth: frame.width }
      const box = { left: frame.x, top: tops[number] ?? 0, width: frame.width, height: row.height }
      return photo ? [{ ...image, ...box, row: number, index, photo, priority: number === 0 }] : []
    })
  })
  const style: CSSProperties & Record<'--gap', string> = {
    '--gap': `${GAP_PX}px`,
    ...(isMeasured && { height }),
  }
  return (
    <ul
      ref={wall}
      {...STATIC}
      suppressHydrationWarning
      className={styles.wall}
      style={style}
      data-still={isMeasured ? undefined : ''}
      aria-label={photoTexts.wall(collection.camera)}
    >
      {(isMeasured ? cards : serverCards).map((card) => (
        <WallPhoto key={card.photo.id} {...card} collection={collection} total={total} />
      ))}
    </ul>
  )
}

/** Returns the first photos as CSS lays them out in static HTML, before the wall is measured. */
function useServerLayout(posts: readonly Photo[]) {
  return useMemo(() => {
    const firstPosts = posts.slice(0, LIST_PAGE_SIZE)
    const layout = ssrRows(firstPosts.map(wallRatio))
    return firstPosts.flatMap((photo, index) => {
      const ssr = layout[index]
      return ssr ? [{ index, photo, ssr, imageWidth: ssr.width, priority: ssr.priority }] : []
    })
  }, [posts])
}

type WallPhotoProps = Omit<WallCardProps, 'row' | 'width' | 'height'> &
  Partial<Record<'row' | 'left' | 'top' | 'width' | 'height', number>> & {
    /** The largest width at which the image is shown, px. */
    imageWidth: number
    /** Layout of the static HTML. It positions the card while `width` is not set, and provides `sizes`. */
    ssr?: SsrRowPhoto
  }

/** A photo of the wall; `left` and `top` are px from the wall's edges. */
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
  imageWidth,
  ssr,
}: WallPhotoProps) {
  const exposure = exposureLine(photo.meta)
  return (
    <li
      className={styles.photo}
      style={width === undefined ? ssr?.style : { left, top, width, height }}
      data-post-card=""
      data-id={cardId(collection, photo.id)}
      data-row={row}
      aria-setsize={total}
      aria-posinset={index + 1}
    >
      <PhotoLink
        collection={collection}
        photo={photo}
        width={imageWidth}
        sizes={ssr?.sizes}
        priority={priority}
        imageClassName={styles.image}
      >
        <span className={styles.foot}>
          <b lang={rowLang(photo)}>{photo.title}</b>
          {exposure && <small>{exposure}</small>}
        </span>
      </PhotoLink>
    </li>
  )
})
