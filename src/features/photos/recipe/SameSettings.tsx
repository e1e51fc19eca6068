import { useRef } from 'react'
import { Link } from 'react-router-dom'
import type { Collection } from '@/posts/definition'
import { thumbnailSources } from '@/posts/imageSources'
import type { PhotoMeta } from '@/posts/meta'
import type { Photo } from '@/posts/post'
import { usePostList } from '@/posts/queries'
import { useSeenOnce } from '@/lib/browser/useSeenOnce'
import { ProgressiveImage } from '@/ui/ProgressiveImage'
import styles from './FilmRecipe.module.scss'
import { sameRecipe } from './recipe'

/** The most frames shown. */
const MOST = 3
const FRAME_HEIGHT_PX = 112
/** How far below the view they are asked for already, in px. */
const AHEAD_PX = 600

interface SameSettingsProps {
  collection: Collection<PhotoMeta>
  photo: Photo
}

/** Other photographs of the same settings, asked for when the visitor comes near; nothing where there are none. */
export function SameSettings(props: SameSettingsProps) {
  const place = useRef<HTMLDivElement>(null)
  const near = useSeenOnce(place, { rootMargin: `${AHEAD_PX}px` })
  return (
    <div ref={place} className={styles.same}>
      {near && <Frames {...props} />}
    </div>
  )
}

function Frames({ collection, photo }: SameSettingsProps) {
  const { filmSimulation } = photo.meta
  const { data = [] } = usePostList(
    collection,
    filmSimulation === undefined ? {} : { filter: { field: 'filmSimulation', value: filmSimulation } },
  )
  const same = data
    .filter((other) => other.id !== photo.id && sameRecipe(other.meta, photo.meta))
    .slice(0, MOST)
  if (same.length === 0) return null
  return (
    <>
      <h3>같은 설정으로 찍은 사진</h3>
      <ul>
        {same.map((other) => (
          <li key={other.id}>
            <Frame collection={collection} photo={other} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Frame({ collection, photo }: SameSettingsProps) {
  const width = Math.round((FRAME_HEIGHT_PX * (photo.width ?? 3)) / (photo.height ?? 2))
  return (
    <Link to={collection.detailPath(photo.id)} style={{ width }}>
      <ProgressiveImage
        sources={thumbnailSources(photo.image ?? photo.thumbnail, {
          width: 2 * width,
          height: 2 * FRAME_HEIGHT_PX,
          resize: 'cover',
        })}
        alt={photo.title}
        width={photo.width}
        height={photo.height}
        placeholder={photo.placeholder}
      />
    </Link>
  )
}
