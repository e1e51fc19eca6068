import { type ComponentType, useEffect } from 'react'
import type { Collection } from '@/posts/definition'
import { postImageSources } from '@/posts/imageSources'
import type { PhotoMeta } from '@/posts/meta'
import type { Photo } from '@/posts/post'
import { notePhoto } from '@/lib/storage/resume'
import { usePageFrame } from '@/stores/pageFrame'
import { useScroll } from '@/stores/scroll'
import { useTrustedSource } from '@/ui/useImageSource'
import { DetailHead } from '@/features/detail/DetailHead'
import { DetailStates } from '@/features/detail/DetailStates'
import { useDetail } from '@/features/detail/useDetail'
import styles from './PhotoDetail.module.scss'
import { type PhotoToShare, photoToShare } from './photoToShare'
import { PhotoStage } from './PhotoStage'
import { RichText } from '@/features/richText/RichText'
import { ShareButton } from '@/features/detail/ShareButton'
import { exifEntries } from '@/posts/exif'
import { photoDate } from '@/posts/formatDate'

interface ExifStripProps {
  collection: Collection<PhotoMeta>
  photo: Photo
  /** Makes a picture of the photo. */
  onShare: (photo: PhotoToShare) => void
}

/** The line under a photo: what it is, when it was taken, and with which settings. */
function ExifStrip({ collection, photo, onShare }: ExifStripProps) {
  const entries = exifEntries(photo.meta, collection.camera)
  const taken = photo.meta.takenAt
  return (
    <header className={styles.strip}>
      <div className={styles.words}>
        <h1>{photo.title}</h1>
        <p>
          {photo.summary}
          {photo.summary && <span> · </span>}
          <time dateTime={taken ?? photo.createdAt}>{photoDate(photo)}</time>
        </p>
      </div>
      <div className={styles.share}>
        <button
          type="button"
          className={styles.card}
          onClick={() => onShare(photoToShare(collection, photo))}
        >
          카드로 나누기
        </button>
        <ShareButton
          title={photo.title}
          text={photo.summary}
          path={collection.detailPath(photo.id)}
          compact
        />
      </div>
      {entries.length > 0 && (
        <dl className={styles.exif}>
          {entries.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </header>
  )
}

/** The smallest rendition's width in px: it is shown as a stamp. */
const STAMP_PX = 320

/** Keeps in this browser that the photograph was seen. */
function useNoted(collection: Collection, photo: Photo | null | undefined) {
  const src = useTrustedSource(photo ? postImageSources(photo, { width: STAMP_PX }) : [])?.src
  const { id = 0, title = '' } = photo ?? {}
  useEffect(() => {
    if (src) notePhoto({ collection: collection.key, id, title, src })
  }, [collection, id, title, src])
}

interface PhotoDetailProps {
  collection: Collection<PhotoMeta>
  /** How the photograph came about. */
  Notes: ComponentType<{ collection: Collection<PhotoMeta>; photo: Photo }>
  /** Makes a picture of the photograph. */
  onShare: (photo: PhotoToShare) => void
}

/** One photograph: itself first, then what is known of it. */
export function PhotoDetail(props: PhotoDetailProps) {
  return (
    <>
      <Frame />
      <Photograph {...props} />
    </>
  )
}

/** At the page's top the photo's light reaches under the header; of what scrolls there nothing shows. Apart, to render alone. */
function Frame() {
  const isAtTop = useScroll(({ scrollY }) => scrollY <= 0)
  usePageFrame({ world: 'darkroom', ...(isAtTop && { logo: 'darkroom' }) })
  return null
}

function Photograph({ collection, Notes, onShare }: PhotoDetailProps) {
  const detail = useDetail(collection)
  const { post, body } = detail
  useNoted(collection, post)
  if (!post)
    return (
      <div data-world="darkroom" className={styles.page}>
        <DetailStates
          collection={collection}
          detail={detail}
          what="사진을"
          skeleton={<div className={styles.unexposed} aria-hidden="true" />}
        />
      </div>
    )

  return (
    <article data-world="darkroom" data-post-id={post.id} className={styles.page}>
      <DetailHead collection={collection} post={post} body={body} />
      <div className={styles.screen}>
        <PhotoStage
          collection={collection}
          photo={post}
          neighbours={detail.neighbours}
          neighboursKnown={detail.neighboursKnown}
        />
        <ExifStrip collection={collection} photo={post} onShare={onShare} />
      </div>
      {body && (
        <div className={styles.body}>
          <RichText document={body} />
        </div>
      )}
      <Notes collection={collection} photo={post} />
      <p className="visually-hidden" role="status">
        {post.title}
      </p>
    </article>
  )
}
