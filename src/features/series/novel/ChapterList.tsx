import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Chapter, Novel } from '@/content/novels'
import { usePlaces } from '@/lib/storage/usePlaces'
import { openedHere } from '@/ui/useOpenParam'
import { OutsideLink } from '../OutsideLink'
import { isRead, noteOf, percentOf, shareOf } from './chapterPlaces'
import { isReadable, openerId } from './useReader'
import styles from './ChapterList.module.scss'

interface ChapterListProps {
  novel: Novel
  hrefOf: (chapter: number) => { search: string }
  onOpen: () => void
}

/** The chapters of a novel: those that are here open the reader, the others lead to where they are serialised. */
export function ChapterList({ novel, hrefOf, onOpen }: ChapterListProps) {
  const places = usePlaces()
  return (
    <ol className={styles.list}>
      {novel.chapters.map((chapter) => (
        <li key={chapter.number}>
          {isReadable(chapter) ? (
            <Link
              className={styles.line}
              // The first chapter's own control stands above, and takes the focus back.
              {...(chapter.number > 1 && { id: openerId(novel, chapter.number) })}
              to={hrefOf(chapter.number)}
              state={openedHere}
              preventScrollReset
              onClick={onOpen}
            >
              <BegunLine chapter={chapter} share={shareOf(novel, chapter, places)} />
            </Link>
          ) : novel.serialUrl ? (
            <OutsideLink className={styles.line} href={novel.serialUrl}>
              <Line chapter={chapter} note={`연재처 · ${chapter.minutes}분`} />
            </OutsideLink>
          ) : (
            <span className={styles.line}>
              <Line chapter={chapter} note="준비 중" />
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}

/** A chapter that opens here, with how much of it was read. */
function BegunLine({ chapter, share }: { chapter: Chapter; share: number }) {
  const percent = percentOf(share)
  const note = noteOf(chapter, share)
  if (note === null) return <Line chapter={chapter} note={`${chapter.minutes}분`} />
  return (
    <>
      <Line
        chapter={chapter}
        note={
          isRead(share) ? (
            note
          ) : (
            <>
              <em>{percent}%</em>
              {note}
            </>
          )
        }
      />
      <i
        className={styles.way}
        data-read={isRead(share)}
        style={{ width: `${percent}%` }}
        aria-hidden="true"
      />
    </>
  )
}

function Line({ chapter, note }: { chapter: Chapter; note: ReactNode }) {
  return (
    <>
      <b data-tabular="">{chapter.number}장</b> <span>{chapter.title}</span>{' '}
      <small data-tabular="">{note}</small>
    </>
  )
}
