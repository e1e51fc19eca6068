import { type CSSProperties, useState } from 'react'
import { flushSync } from 'react-dom'
import { type ShelfBook, shelf } from '@/content/novels'
import { imageSizes } from '@/lib/image/imageSizes'
import { prefersReducedMotion } from '@/lib/browser/motionChoice'
import { BookCover } from './BookCover'
import { ReadLink } from './ReadLink'
import styles from './BookShelf.module.scss'
import type { VariantProps } from './variant'

/** A wooden shelf: the chosen book shows its cover, the others their spines. */
export function BookShelf({ onRead }: Pick<VariantProps, 'onRead'>) {
  const [chosen, setChosen] = useState<ShelfBook>(shelf[0])
  const { novel } = chosen
  const hasOwnPage = novel?.key === 'tls' || novel?.key === 'they'

  return (
    <div className={styles.room}>
      <section className={styles.text} aria-live="polite">
        <h2>
          {(novel?.titleLines ?? [chosen.title]).map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h2>
        <p>{chosen.blurb}</p>
        {novel && <ReadLink novel={novel} {...(!hasOwnPage && { onOpen: onRead })} />}
      </section>
      <ul className={styles.shelf} aria-label="책장">
        {shelf.map((book) => (
          <li key={book.id} data-chosen={book === chosen} style={{ viewTransitionName: `book-${book.id}` }}>
            <button
              type="button"
              aria-pressed={book === chosen}
              aria-label={`${book.title} 꺼내 보기`}
              onClick={() => turn(() => setChosen(book))}
            >
              {book === chosen ? <Front book={book} /> : <Spine book={book} />}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Lets the browser move the books from where they were to where they are; without it, or with less motion, at once. */
function turn(update: () => void) {
  const calm = prefersReducedMotion()
  if (calm || !('startViewTransition' in document)) update()
  else document.startViewTransition(() => flushSync(update))
}

function Spine({ book: { title, spine } }: { book: ShelfBook }) {
  const look: CSSProperties = {
    backgroundColor: spine.ground,
    color: spine.ink,
    '--spine-width': `${spine.width}px`,
    '--spine-height': spine.height,
  }
  return (
    <span className={styles.spine} style={look}>
      {title}
    </span>
  )
}

function Front({ book }: { book: ShelfBook }) {
  if (book.novel) return <BookCover novel={book.novel} sizes={imageSizes('150px', '312px')} eager silent />
  return (
    <span
      className={styles.cloth}
      style={{ backgroundColor: book.spine.ground, color: book.spine.ink }}
      aria-hidden="true"
    >
      <b>{book.title}</b>
      <i>쓰는 중</i>
    </span>
  )
}
