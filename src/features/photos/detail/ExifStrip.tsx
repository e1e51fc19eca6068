import type { Collection } from '@/posts/definition'
import type { PhotoMeta } from '@/posts/meta'
import { ShareButton } from '@/features/detail/ShareButton'
import { exifEntries } from '@/posts/exif'
import { photoDate } from '@/posts/formatDate'
import type { Photo } from '@/posts/post'
import styles from './ExifStrip.module.scss'
import { photoToShare, type PhotoToShare } from './photoToShare'

interface ExifStripProps {
  collection: Collection<PhotoMeta>
  photo: Photo
  /** Makes a picture of the photo. */
  onShare: (photo: PhotoToShare) => void
}

/** The line under a photo: what it is, when it was taken, and with which settings. */
export function ExifStrip({ collection, photo, onShare }: ExifStripProps) {
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
