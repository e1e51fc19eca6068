import { photoTexts } from '#messages/photoTexts'
import { extraExifEntries } from '@/posts/exif'
import type { Photo } from '@/posts/post'
import { rowLang } from '@/posts/rowLang'
import styles from './DarkroomNotes.module.scss'

/** Notes on how the photo was taken: film, recipe, focal length. Renders nothing if all are unknown. */
export function DarkroomNotes({ photo }: { photo: Photo }) {
  const notes = extraExifEntries(photo.meta)
  if (notes.length === 0) return null
  return (
    <section className={styles.notes} aria-labelledby="darkroom-notes">
      <h2 id="darkroom-notes">{photoTexts.notes}</h2>
      <dl lang={rowLang(photo)}>
        {notes.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
