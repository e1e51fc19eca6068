import { type CSSProperties, useRef, useState, useEffect } from 'react'
import { Link } from 'react-router-dom'
import type { Collection } from '@/posts/definition'
import type { PhotoMeta } from '@/posts/meta'
import type { Neighbours } from '@/posts/repository'
import type { Direction } from '@/lib/browser/arrowKeys'
import { focusHeading } from '@/lib/browser/focusHeading'
import { ArrowIcon } from '@/ui/icons'
import { ProgressiveImage } from '@/ui/ProgressiveImage'
import { averageColor } from '@/ui/thumbHash'
import { useBlur } from '@/ui/useBlur'
import { BackToList } from '@/features/detail/BackToList'
import { useIsTransitioning } from '@/features/sharedElement/useIsTransitioning'
import type { Photo } from '@/posts/post'
import styles from './PhotoStage.module.scss'
import { useSwipe } from './useSwipe'
import { type Turn, useTurning } from './useTurning'
import { useZoom } from '@/features/detail/useZoom'
import { trustedSource } from '@/lib/image/renditions'
import { imageSizes } from '@/lib/image/imageSizes'
import { postImageSources } from '@/posts/imageSources'

/** Widths in px beside the picture (arrows and air) and heights above and below it (header and strip). */
const BESIDE_PX = 240
const AROUND_PX = 250
/** A wide window's photo; renditions go up from here with the screen's density. */
const WIDE_PX = 1440

interface PhotoImage {
  sources: ReturnType<typeof postImageSources>
  /** The width that it is shown at, as in `sizes`. */
  sizes: string
}

/** The picture of a detail: as large as the view allows, so its width hangs on both sides of the window. */
function photoImage(photo: Photo): PhotoImage {
  const ratio = (photo.width ?? 3) / (photo.height ?? 2)
  return {
    sources: postImageSources(photo, { width: WIDE_PX, kind: 'full' }),
    sizes: imageSizes(
      '100vw',
      `min(calc(100vw - ${BESIDE_PX}px), calc((100vh - ${AROUND_PX}px) * ${ratio.toFixed(4)}))`,
    ),
  }
}

/** How long the photo on show goes first, in ms. */
const AFTER_MS = 400

/** Fetches the pictures of the neighbours behind the one on show, so that turning shows them at once. */
function usePreloadedPhotos({ previous, next }: Neighbours<PhotoMeta>) {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const photo of [next, previous]) {
        const image = photo && photoImage(photo)
        const best = image && trustedSource(image.sources)
        if (!image || !best) continue
        const loader = new Image()
        loader.fetchPriority = 'low'
        loader.sizes = image.sizes
        if (best.srcSet) loader.srcset = best.srcSet
        loader.src = best.src
      }
    }, AFTER_MS)
    return () => clearTimeout(timer)
  }, [previous, next])
}

interface PhotoStageProps {
  collection: Collection<PhotoMeta>
  photo: Photo
  neighbours: Neighbours<PhotoMeta>
  neighboursKnown: boolean
}

/** The photo, as large as the view allows, in its own light; a click opens it at full size, both sides turn. */
export function PhotoStage({ collection, photo, neighbours, neighboursKnown }: PhotoStageProps) {
  const stage = useRef<HTMLDivElement>(null)
  const known = neighboursKnown ? neighbours : null
  const turn = useTurning(collection, photo.id, known)
  useSwipe(stage, turn)
  usePreloadedPhotos(neighbours)
  const zoom = useZoom(photo)
  const growing = useIsTransitioning(collection, photo.id)
  const { sources, sizes } = photoImage(photo)
  const ratio = (photo.width ?? 3) / (photo.height ?? 2)
  const box: CSSProperties & Record<`--${string}`, string | number> = {
    '--ratio': ratio,
    '--natural': photo.width ? `${photo.width}px` : '100cqw',
  }

  return (
    <>
      <div ref={stage} className={styles.stage} data-lifted={growing ? '' : undefined}>
        <Light photo={photo} />
        <button
          type="button"
          className={styles.picture}
          data-shared-element={growing ? '' : undefined}
          style={box}
          onClick={zoom.open}
          onPointerEnter={zoom.prepare}
          onFocus={zoom.prepare}
        >
          <ProgressiveImage
            sources={sources}
            sizes={sizes}
            alt={photo.alt ?? photo.title}
            width={photo.width}
            height={photo.height}
            placeholder={photo.placeholder}
            priority
          />
          <span className="visually-hidden">크게 보기</span>
        </button>
      </div>
      <TurnLinks {...{ collection, known, turn }} />
      {zoom.view}
    </>
  )
}

/** The photo's own colours on the wall behind it. */
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
  collection: Collection
  /** Null while they are being read. */
  known: Neighbours<PhotoMeta> | null
  turn: Turn
}

/** The arrows to both neighbours; where the list ends a place stays empty. */
function TurnLinks({ collection, known, turn }: TurnLinksProps) {
  // While the neighbours of the next photo are read, its arrows are the last one's: whichever has the focus keeps it.
  const [beside, setBeside] = useState(known)
  if (known && beside !== known) setBeside(known)
  const arrow = (side: Direction, label: string, rel: string) => {
    const photo = beside?.[side]
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
          if (known) return
          event.preventDefault()
          turn(side)
        }}
      >
        <ArrowIcon ref={handOnFocus} />
      </Link>
    )
  }
  return (
    <nav className={styles.turn} aria-label="사진 넘기기">
      {arrow('previous', '이전 사진', 'prev')}
      <BackToList collection={collection} className={styles.back} />
      {arrow('next', '다음 사진', 'next')}
    </nav>
  )
}

/** An arrow's link that goes while it has the focus gives it to the heading. */
function handOnFocus(arrow: SVGSVGElement | null) {
  const link = arrow?.parentElement
  return () => {
    if (document.activeElement === link) focusHeading()
  }
}
