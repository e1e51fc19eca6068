import type { Collection } from '@/collections/definition'
import type { PhotoMeta } from '@/collections/meta'
import { ShareButton } from '../detail/ShareButton'
import { exifEntries } from '../exif'
import { formatDate, formatTakenAt } from '../formatDate'
import type { Photo } from '../wall/PhotoLink'
import styles from './ExifStrip.module.scss'

/** The line under a photo: what it is, when it was taken, and with which settings. */
export function ExifStrip({ collection, photo }: { collection: Collection<PhotoMeta>; photo: Photo }) {
  const entries = exifEntries(photo.meta, collection.camera)
  const taken = photo.meta.takenAt
  return (
    <header className={styles.strip}>
      <div className={styles.words}>
        <h1>{photo.title}</h1>
        <p>
          {photo.summary && `${photo.summary} · `}
          <time dateTime={taken ?? photo.createdAt}>
            {taken ? formatTakenAt(taken) : formatDate(photo.createdAt)}
          </time>
        </p>
      </div>
      <ShareButton
        title={photo.title}
        text={photo.summary}
        path={collection.detailPath(photo.id)}
        compact
        className={styles.share}
      />
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
