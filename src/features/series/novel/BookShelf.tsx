import { type CSSProperties, useState } from 'react'
import { flushSync } from 'react-dom'
import { novelPage } from '#messages/novelPage'
import type { ShelfBook } from '@/content/novels/shelfBook'
import { InquiryLink } from '@/features/detail/InquiryLink'
import { prefersReducedMotion } from '@/lib/browser/reducedMotion'
import { imageSizes } from '@/lib/image/imageSizes'
import { serialWorkKey } from '@/posts/collections'
import { shelf } from '@content/novels/shelf'
import { BookCover } from './BookCover'
import { ChapterList } from './ChapterList'
import { ReadLink } from './ReadLink'
import type { StoryProps } from './storyProps'
import styles from './BookShelf.module.scss'

/** A bookshelf: the selected book shows its cover, the others their spines. The tab's own novel also shows its chapters. */
export function BookShelf({ novel: story, reader }: StoryProps) {
  const [selected, setSelected] = useState(shelf[0])
  if (!selected) return null
  const { novel } = selected

  return (
    <div className={styles.layout}>
      <div className={styles.text}>
        <section className={styles.book} aria-live="polite">
          <h2>
            {(novel?.titleLines ?? [selected.title]).map((line) => (
              <span key={line}>{line} </span>
            ))}
          </h2>
          <p>{selected.blurb}</p>
          {novel && (
            <div className={styles.actions}>
              <ReadLink novel={novel} {...(novel.tab && { onOpen: reader.rememberScroll })} />
              <InquiryLink work={serialWorkKey('novel', novel.key)} />
            </div>
          )}
        </section>
        {novel === story && (
          <div className={styles.chapters}>
            <ChapterList heading="h3" novel={novel} reader={reader} />
          </div>
        )}
      </div>
      <ul className={styles.shelf} aria-label={novelPage.shelf}>
        {shelf.map((book) => (
          <li key={book.id} data-chosen={book === selected} style={{ viewTransitionName: `book-${book.id}` }}>
            <button
              type="button"
              aria-pressed={book === selected}
              aria-label={
                book.novel ? novelPage.takeOut(book.title) : novelPage.takeOutUnfinished(book.title)
              }
              onClick={() => updateWithTransition(() => setSelected(book))}
            >
              {book === selected ? <Front book={book} /> : <Spine book={book} />}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Applies `update` in a view transition. Without support, or with reduced motion, applies it immediately. */
function updateWithTransition(update: () => void) {
  const reducedMotion = prefersReducedMotion()
  if (reducedMotion || !('startViewTransition' in document)) update()
  else document.startViewTransition(() => flushSync(update))
}

function Spine({ book: { title, spine } }: { book: ShelfBook }) {
  const style: CSSProperties = {
    backgroundColor: spine.background,
    color: spine.ink,
    '--spine-width': `${spine.width}px`,
    '--spine-height': spine.height,
    '--letters': title.length,
  }
  return (
    <span className={styles.spine} style={style}>
      {title}
    </span>
  )
}

function Front({ book }: { book: ShelfBook }) {
  if (book.novel)
    return <BookCover novel={book.novel} sizes={imageSizes('150px', '312px')} eager decorative />
  return (
    <span
      className={styles.cloth}
      style={{ backgroundColor: book.spine.background, color: book.spine.ink }}
      aria-hidden="true"
    >
      <b>{book.title}</b> <i>{novelPage.unfinished}</i>
    </span>
  )
}
