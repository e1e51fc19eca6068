import { memo, useState } from 'react'
import { pick } from '@/assets/lettering/pick'
import { classNames } from '@/lib/classNames'
import { cardId } from '@/posts/postId'
import { narrowOn } from './film'
import styles from './FilmFrame.module.scss'
import { PhotoLink, type PhotoOnWall } from './PhotoLink'
import { wallRatio } from './rows'
import type { StillPhoto, StillStyle } from '@/features/list/stillViews'
import type { WallProps } from './wallProps'

/** A roll has 36 frames; then the next one begins. */
const FRAMES_PER_ROLL = 36
/** The X100VI's only lens, mm: what its film says when a photo does not. */
const FIXED_LENS_MM = 23
/** The ring goes round once and a third; its length in px is about this times width plus height. */
const RING_ROUND = 2.4
/** How far the ring reaches beyond the frame, px. */
const RING_BEYOND_PX = 26

/** Rings a frame and names it the pick. */
const greasePencil = (
  <>
    <svg className={styles.ring} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path d="M12 58C2 20 22 5 54 4c34-1 45 16 44 46-1 34-18 46-50 47C14 98 1 82 4 44 6 18 24 6 60 7" />
    </svg>
    <svg className={styles.pick} viewBox={`0 0 ${pick.width} ${pick.height}`} aria-hidden="true">
      <use href={pick.href} />
    </svg>
  </>
)

interface FilmFrameProps extends Omit<PhotoOnWall, 'row' | 'priority'> {
  /** Its strip; none on a wall that nothing has measured. */
  row?: number
  picked: boolean
  /** Where it stands on such a wall, and what its file was asked for as: another would load and paint it once more. */
  still: StillPhoto | undefined
}

const ringStyle = (width: number, height: number): StillStyle => ({
  '--ring': `${Math.round(RING_ROUND * (width + height + 4 * RING_BEYOND_PX))}px`,
})

interface EdgePrintProps {
  /** The frame's number on its roll. */
  number: number
  /** The camera and its lens. */
  camera: string
}

/** What is printed on the film above and below a frame. */
const EdgePrint = ({ number, camera }: EdgePrintProps) => (
  <>
    <span className={styles.edge} data-edge="top" aria-hidden="true">
      <span data-brand>BLANK PAGE 400</span>
      <span>{`${number} ▸ ${number}A`}</span>
    </span>
    <span className={styles.edge} data-edge="bottom" aria-hidden="true">
      <span>{number}</span>
      <span data-brand>{camera}</span>
      <span>{`${number}A`}</span>
    </span>
  </>
)

interface BlankFrameProps {
  collection: WallProps['collection']
  /** Where on the film it is, counted from nought. */
  index: number
  width: number
  height: number
}

/** A frame after the last photograph, that no light has reached. Decoration. */
export const BlankFrame = ({ collection, index, width, height }: BlankFrameProps) => (
  <div className={classNames(styles.frame, styles.blank)} style={{ width, height }} aria-hidden="true">
    <EdgePrint number={(index % FRAMES_PER_ROLL) + 1} camera={`${collection.name} ${FIXED_LENS_MM}mm`} />
  </div>
)

/** A frame of film with its edge print, and the grease pencil that rings it when it is chosen. */
export const FilmFrame = memo(function FilmFrame({
  collection,
  photo,
  index,
  total,
  row,
  width,
  height,
  picked,
  still,
}: FilmFrameProps) {
  // A pencil on every frame would be a fifth of a wall's elements, of which one is seen.
  const [isLookedAt, setLookedAt] = useState(false)
  const look = () => setLookedAt(true)
  return (
    <div
      role="listitem"
      className={styles.frame}
      style={{ ...(row === undefined ? still?.style : { width, height }), ...ringStyle(width, height) }}
      data-post-card=""
      data-id={cardId(collection, photo.id)}
      data-row={row}
      data-picked={picked || undefined}
      data-narrow={narrowOn(wallRatio(photo))}
      aria-setsize={total}
      aria-posinset={index + 1}
    >
      <PhotoLink
        collection={collection}
        photo={photo}
        width={still?.width ?? width}
        sizes={still?.sizes}
        priority={still?.priority ?? row === 0}
        imageClassName={styles.image}
        onPointerEnter={look}
        onFocus={look}
      >
        <span className="visually-hidden">{photo.title}</span>
        {(picked || isLookedAt) && greasePencil}
      </PhotoLink>
      <EdgePrint
        number={(index % FRAMES_PER_ROLL) + 1}
        camera={`${collection.name} ${photo.meta.focalLength ?? FIXED_LENS_MM}mm`}
      />
    </div>
  )
})
