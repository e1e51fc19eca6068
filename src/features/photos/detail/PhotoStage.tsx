import { type CSSProperties, useRef, useState, useEffect } from 'react'
import { Link } from 'react-router-dom'
import { detailTexts } from '#messages/detailTexts'
import { photoTexts } from '#messages/photoTexts'
import { BackToList } from '@/features/detail/BackToList'
import { useZoom } from '@/features/detail/useZoom'
import { useIsTransitioning } from '@/features/sharedElement/useIsTransitioning'
import type { Direction } from '@/lib/browser/arrowKeys'
import { focusHeading } from '@/lib/browser/focusHeading'
import { imageSizes } from '@/lib/image/imageSizes'
import { type ImageSource, preloadSource } from '@/lib/image/imageSource'
import type { PhotoCollection } from '@/posts/collections'
import type { PhotoMeta } from '@/posts/meta'
import { postImageSources } from '@/posts/pictures/imageSources'
import type { Photo } from '@/posts/post'
import type { Neighbours } from '@/posts/read/repository'
import { rowLang } from '@/posts/rowLang'
import { ArrowIcon } from '@/ui/icons'
import { ProgressiveImage } from '@/ui/ProgressiveImage'
import { averageColor } from '@/ui/thumbHash'
import { useBlur } from '@/ui/useBlur'
import { type Turn, usePhotoTurn, useSwipe } from './usePhotoTurn'
import styles from './PhotoStage.module.scss'

/** Space beside the picture for arrows and padding, and above and below it for header and strip, in px. */
const HORIZONTAL_SPACE_PX = 240
const VERTICAL_SPACE_PX = 250
/** Image width in a wide window at a pixel density of 1. */
const WIDE_PX = 1440
/** Neighbours are preloaded after this delay (ms), so that they do not compete with the current photo. */
const PRELOAD_DELAY_MS = 400

interface PhotoImage {
  sources: ImageSource[]
  /** `<img sizes>`. */
  sizes: string
}

/** Returns the image of a photo that fills the window. Its width depends on the window's width and height. */
function photoImage(photo: Photo): PhotoImage {
  const ratio = (photo.width ?? 3) / (photo.height ?? 2)
  return {
    sources: postImageSources(photo, { width: WIDE_PX, kind: 'full' }),
    sizes: imageSizes(
      '100vw',
      `min(calc(100vw - ${HORIZONTAL_SPACE_PX}px), calc((100vh - ${VERTICAL_SPACE_PX}px) * ${ratio.toFixed(4)}))`,
    ),
  }
}

/** Preloads the images of the neighbours at low priority. */
function usePreloadNeighbours({ previous, next }: Neighbours<PhotoMeta>) {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const photo of [next, previous]) {
        const { sources: [best] = [], sizes = '' } = photo ? photoImage(photo) : {}
        // If it fails, the photo's own page shows the next source.
        if (best) preloadSource(best, sizes).catch(() => undefined)
      }
    }, PRELOAD_DELAY_MS)
    return () => clearTimeout(timer)
  }, [previous, next])
}

interface PhotoStageProps {
  collection: PhotoCollection
  photo: Photo
  neighbours: Neighbours<PhotoMeta>
  neighboursLoaded: boolean
}

/** The photo, as large as the window allows. A click opens it at full size; arrows lead to its neighbours. */
export function PhotoStage({ collection, photo, neighbours, neighboursLoaded }: PhotoStageProps) {
  const stage = useRef<HTMLDivElement>(null)
  const loaded = neighboursLoaded ? neighbours : null
  const turn = usePhotoTurn(collection, photo.id, loaded)
  useSwipe(stage, turn)
  usePreloadNeighbours(neighbours)
  const zoom = useZoom(photo)
  const isTransitioning = useIsTransitioning(collection, photo.id)
  const { sources, sizes } = photoImage(photo)
  const ratio = (photo.width ?? 3) / (photo.height ?? 2)
  const box: CSSProperties & Record<`--${string}`, string | number> = {
    '--ratio': ratio,
    '--natural': photo.width ? `${photo.width}px` : '100cqw',
  }

  return (
    <>
      <div ref={stage} className={styles.stage} data-lifted={isTransitioning ? '' : undefined}>
        <Light photo={photo} />
        <button
          type="button"
          className={styles.picture}
          data-shared-element={isTransitioning ? '' : undefined}
          style={box}
          onClick={zoom.open}
          onPointerEnter={zoom.preload}
          onFocus={zoom.preload}
        >
          <ProgressiveImage
            sources={sources}
            sizes={sizes}
            alt={photo.alt ?? photo.title}
            lang={rowLang(photo)}
            width={photo.width}
            height={photo.height}
            placeholder={photo.placeholder}
            priority
          />
          <span className="visually-hidden">{detailTexts.enlarge}</span>
        </button>
      </div>
      <TurnLinks collection={collection} neighbours={loaded} turn={turn} />
      {zoom.view}
    </>
  )
}

/** The photo's blurred colours behind it. */
function Light({ photo }: { photo: Photo }) {
  const light = useBlur(photo.placeholder, true)
  return (
    <span
      key={photo.id}
      className={styles.light}
      style={{
        backgroundColor: averageColor(photo.placeholder),
        ...(light && { backgroundImage: `url("${light}")` }),
      }}
      aria-hidden="true"
    />
  )
}

interface TurnLinksProps {
  collection: PhotoCollection
  /** Null while they are loading. */
  neighbours: Neighbours<PhotoMeta> | null
  turn: Turn
}

/** The arrows to both neighbours. At an end of the list one side stays empty. */
function TurnLinks({ collection, neighbours, turn }: TurnLinksProps) {
  // The previous photo's arrows stay mounted while the neighbours load, so that the focused one keeps the focus.
  const [lastLoaded, setLastLoaded] = useState(neighbours)
  if (neighbours && lastLoaded !== neighbours) setLastLoaded(neighbours)
  const arrow = (side: Direction, label: string, rel: string) => {
    const photo = lastLoaded?.[side]
    if (!photo) return <span className={styles.arrow} data-side={side} />
    return (
      <Link
        to={collection.detailPath(photo.id)}
        replace
        className={styles.arrow}
        data-side={side}
        rel={rel}
        aria-label={label}
        onClick={(event) => {
          if (neighbours) return
          event.preventDefault()
          turn(side)
        }}
      >
        <ArrowIcon ref={focusHeadingOnUnmount} />
      </Link>
    )
  }
  return (
    <nav className={styles.turn} aria-label={photoTexts.turn}>
      {arrow('previous', photoTexts.previous, 'prev')}
      <BackToList collection={collection} className={styles.back} />
      {arrow('next', photoTexts.next, 'next')}
    </nav>
  )
}

/** Ref callback: moves the focus to the heading when the arrow's link is unmounted while it has the focus. */
function focusHeadingOnUnmount(arrow: SVGSVGElement | null) {
  const link = arrow?.parentElement
  return () => {
    if (document.activeElement === link) focusHeading()
  }
}
