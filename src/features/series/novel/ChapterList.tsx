import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { common } from '#messages/common'
import { novelPage } from '#messages/novelPage'
import { seriesTexts } from '#messages/seriesTexts'
import type { Novel } from '@/content/novels/novel'
import { useResumeState } from '@/lib/storage/useResumeState'
import { rowLang } from '@/posts/rowLang'
import { Button } from '@/ui/Button'
import { openedHere } from '@/ui/useOpenParam'
import { useRetry } from '@/ui/useRetry'
import { getProgressNote, getReadPercent, getReadShare, isRead } from './chapterProgress'
import type { Chapter } from './useChapters'
import { getOpenerId, type NovelReader } from './useReader'
import styles from './ChapterList.module.scss'

interface ChapterListProps {
  /** The level of the list's heading, which only screen readers show. */
  heading: 'h2' | 'h3'
  novel: Novel
  reader: NovelReader
}

/** The published chapters, which open in the reader, with the list's loading, empty and failed states. */
export function ChapterList({ heading: Heading, novel, reader }: ChapterListProps) {
  return (
    <>
      <Heading className="visually-hidden">{novelPage.contents}</Heading>
      {reader.chapters.length > 0 && <LanguageNote chapters={reader.chapters} />}
      <Chapters novel={novel} reader={reader} />
    </>
  )
}

/** Shown above chapters in another language than the page. */
function LanguageNote({ chapters }: { chapters: readonly Chapter[] }) {
  const lang = chapters.map(rowLang).find(Boolean)
  return lang && <p className={styles.language}>{novelPage.inLanguage[lang]}</p>
}

function Chapters({ novel, reader }: Omit<ChapterListProps, 'heading'>) {
  const resumeState = useResumeState()
  const { chapters, isPending, isError, refetch } = reader
  const retry = useRetry(refetch, isPending)
  if (chapters.length === 0)
    return isError ? (
      <div className={styles.state}>
        <p role="alert">{novelPage.contentsFailed}</p>
        <Button onClick={retry}>{common.retry}</Button>
      </div>
    ) : (
      <p className={styles.state}>{isPending ? novelPage.contentsPending : novelPage.noChapters}</p>
    )
  return (
    <ol className={styles.list}>
      {chapters.map((chapter, index) => (
        <li key={chapter.number}>
          <Link
            className={styles.chapter}
            // The first chapter is opened by the button above, which gets the focus back.
            {...(index > 0 && { id: getOpenerId(novel, chapter.number) })}
            to={reader.getHref(chapter.number)}
            state={openedHere}
            preventScrollReset
            onClick={reader.rememberScroll}
          >
            <ChapterProgressLine chapter={chapter} share={getReadShare(novel, chapter, resumeState)} />
          </Link>
        </li>
      ))}
    </ol>
  )
}

/** A chapter with its reading progress. */
function ChapterProgressLine({ chapter, share }: { chapter: Chapter; share: number }) {
  const percent = getReadPercent(share)
  const note = getProgressNote(chapter, share)
  if (note === null) return <ChapterLine chapter={chapter} note={novelPage.minutes(chapter.minutes)} />
  return (
    <>
      <ChapterLine
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
        className={styles.progress}
        data-read={isRead(share)}
        style={{ width: `${percent}%` }}
        aria-hidden="true"
      />
    </>
  )
}

function ChapterLine({ chapter, note }: { chapter: Chapter; note: ReactNode }) {
  return (
    <>
      <b data-tabular="">{seriesTexts.chapter(chapter.number)}</b>{' '}
      <span lang={rowLang(chapter)}>{chapter.title}</span> <small data-tabular="">{note}</small>
    </>
  )
}
