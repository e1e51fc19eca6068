import type { Photo } from '@/posts/post'
import { darkroomNotes } from '@/posts/exif'
import styles from './DarkroomNotes.module.scss'

/** What else is known of how the photo came about: film, recipe, focal length. Nothing when nothing is known. */
export function DarkroomNotes({ photo }: { photo: Photo }) {
  const notes = darkroomNotes(photo.meta)
  if (notes.length === 0) return null
  return (
    <section className={styles.notes} aria-labelledby="darkroom-notes">
      <h2 id="darkroom-notes">현상 노트</h2>
      <dl>
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
