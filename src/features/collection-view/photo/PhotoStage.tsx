import { useRef, type CSSProperties } from 'react'
import { Link } from 'react-router-dom'
import type { Collection } from '@/collections/definition'
import type { PhotoMeta } from '@/collections/meta'
import type { Neighbours } from '@/collections/repository'
import { ArrowIcon } from '@/ui/icons'
import { ProgressiveImage } from '@/ui/ProgressiveImage'
import { averageColor } from '@/ui/thumbHash'
import { useBlur } from '@/ui/useBlur'
import { BackToList } from '../detail/BackToList'
import { useIsTransitioning } from '../sharedElement/useIsTransitioning'
import type { Photo } from '@/collections/post'
import styles from './PhotoStage.module.scss'
import { photoImage } from './photoImage'
import { usePreloadedPhotos } from './usePreloadedPhotos'
import { useSwipe } from './useSwipe'
import { useTurning } from './useTurning'
import { useZoom } from './useZoom'

interface PhotoStageProps {
  collection: Collection<PhotoMeta>
  photo: Photo
  neighbours: Neighbours<PhotoMeta>
  neighboursKnown: boolean
}

/** The photo, as large as the view allows, in its own light; a click opens it at full size, both sides turn. */
export function PhotoStage({ collection, photo, neighbours, neighboursKnown }: PhotoStageProps) {
  const stage = useRef<HTMLDivElement>(null)
  const turn = useTurning(collection, photo.id, neighboursKnown ? neighbours : null)
  useSwipe(stage, turn)
  usePreloadedPhotos(neighbours.previous, neighbours.next)
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
      <nav className={styles.turn} aria-label="사진 넘기기">
        <TurnLink collection={collection} photo={neighbours.previous} side="previous" />
        <BackToList collection={collection} className={styles.back} />
        <TurnLink collection={collection} photo={neighbours.next} side="next" />
      </nav>
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

interface TurnLinkProps {
  collection: Collection
  photo: Photo | null
  side: 'previous' | 'next'
}

/** An arrow to a neighbour; where the list ends its place stays empty. */
function TurnLink({ collection, photo, side }: TurnLinkProps) {
  if (!photo) return <span className={styles.arrow} data-side={side} />
  return (
    <Link
      to={collection.detailPath(photo.id)}
      replace
      className={styles.arrow}
      data-side={side}
      rel={side === 'next' ? 'next' : 'prev'}
      aria-label={side === 'next' ? '다음 사진' : '이전 사진'}
    >
      <ArrowIcon />
    </Link>
  )
}
