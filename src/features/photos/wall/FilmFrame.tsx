import { memo, useState } from 'react'
import type { SsrPhoto, SsrStyle } from '@/features/list/ssrViews'
import { classNames } from '@/lib/classNames'
import { cardId } from '@/posts/collections'
import { rowLang } from '@/posts/rowLang'
import { pick } from '@content/art/lettering/pick'
import { narrowOn } from './filmStrips'
import { PhotoLink, type WallCardProps, type WallProps } from './PhotoLink'
import { wallRatio } from './rows'
import styles from './FilmFrame.module.scss'

/** Frame numbers restart after 36, as on a new roll. */
const FRAMES_PER_ROLL = 36
/** The pencil ring's length in px is about this factor times width plus height: it goes round one and a third times. */
const RING_LENGTH_FACTOR = 2.4
/** Distance of the ring from the frame, px. */
const RING_OFFSET_PX = 26

/** The ring around a frame and the word "pick". */
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

interface FilmFrameProps extends Omit<WallCardProps, 'row' | 'priority'> {
  /** Index of the strip; undefined in static HTML. */
  row?: number
  picked: boolean
  /**
   * Layout of the static HTML. It positions the frame while `row` is undefined. Its `sizes` and width stay in use later,
   * because changing them makes the browser load and paint the image again.
   */
  ssr: SsrPhoto | undefined
}

const ringStyle = (width: number, height: number): SsrStyle => ({
  '--ring': `${Math.round(RING_LENGTH_FACTOR * (width + height + 4 * RING_OFFSET_PX))}px`,
})

interface EdgePrintProps {
  collection: WallProps['collection']
  /** The frame's index on the film. */
  index: number
  /** In mm. Defaults to that of the camera's fixed lens. */
  focalLength?: number | undefined
}

/** The text printed on the film above and below a frame: the film, the frame's number on its roll, the camera and its lens. */
function EdgePrint({
  collection: { name, gallery },
  index,
  focalLength = gallery.film?.focalLength,
}: EdgePrintProps) {
  const number = (index % FRAMES_PER_ROLL) + 1
  const lens = focalLength === undefined ? '' : ` ${focalLength}mm`
  return (
    <>
      <span className={styles.edge} data-edge="top" aria-hidden="true">
        <span data-brand>{gallery.film?.print}</span>
        <span>{`${number} ▸ ${number}A`}</span>
      </span>
      <span className={styles.edge} data-edge="bottom" aria-hidden="true">
        <span>{number}</span>
        <span data-brand>{name + lens}</span>
        <span>{`${number}A`}</span>
      </span>
    </>
  )
}

interface BlankFrameProps {
  collection: WallProps['collection']
  /** Index on the film. */
  index: number
  width: number
  height: number
}

/** An unexposed frame after the last photo. Decorative. */
export const BlankFrame = ({ collection, index, width, height }: BlankFrameProps) => (
  <div className={classNames(styles.frame, styles.blank)} style={{ width, height }} aria-hidden="true">
    <EdgePrint collection={collection} index={index} />
  </div>
)

/** A frame of film with its edge print, and a grease pencil ring when it is picked, hovered or focused. */
export const FilmFrame = memo(function FilmFrame({
  collection,
  photo,
  index,
  total,
  row,
  width,
  height,
  picked,
  ssr,
}: FilmFrameProps) {
  // The ring is rendered on first hover or focus. Rendered for every frame it would be a fifth of the wall's elements.
  const [hasBeenActive, setHasBeenActive] = useState(false)
  const onActivate = () => setHasBeenActive(true)
  return (
    <div
      role="listitem"
      className={styles.frame}
      style={{ ...(row === undefined ? ssr?.style : { width, height }), ...ringStyle(width, height) }}
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
        width={ssr?.width ?? width}
        sizes={ssr?.sizes}
        priority={ssr?.priority ?? row === 0}
        imageClassName={styles.image}
        onPointerEnter={onActivate}
        onFocus={onActivate}
      >
        <span className="visually-hidden" lang={rowLang(photo)}>
          {photo.title}
        </span>
        {(picked || hasBeenActive) && greasePencil}
      </PhotoLink>
      <EdgePrint collection={collection} index={index} focalLength={photo.meta.focalLength} />
    </div>
  )
})
