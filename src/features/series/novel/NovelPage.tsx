import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { type Novel, novels, type Chapter } from '@/content/novels'
import { imageSizes } from '@/lib/image/imageSizes'
import { usePlaces } from '@/lib/storage/usePlaces'
import { ArrowIcon } from '@/ui/icons'
import { PageHead } from '@/ui/PageHead'
import { usePageFrame } from '@/stores/pageFrame'
import { OutsideLink } from '../OutsideLink'
import { LazyReader } from '../reader/LazyReader'
import type { PassageToShare } from '../reader/passageToShare'
import { BookCover } from './BookCover'
import { FirstChapterLink, ReadLink } from './ReadLink'
import { readingOn, isRead, noteOf, percentOf, shareOf } from './chapterPlaces'
import { useReader, isReadable, openerId } from './useReader'
import styles from './NovelPage.module.scss'
import type { ReactNode } from 'react'
import { openedHere } from '@/ui/useOpenParam'
import '@/styles/fonts/reading.css'

interface ChapterListProps {
  novel: Novel
  hrefOf: (chapter: number) => { search: string }
  onOpen: () => void
}

/** The chapters of a novel: those that are here open the reader, the others lead to where they are serialised. */
function ChapterList({ novel, hrefOf, onOpen }: ChapterListProps) {
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

/** The novels that have a page of their own; each belongs to the world of a webtoon. */
export type NovelPageKey = 'tls' | 'they'

interface NovelPageProps {
  novel: NovelPageKey
  /** Makes a picture of a selected passage. */
  onShare: (passage: PassageToShare) => void
}

/** A novel: its book on its own colour, blurb and chapters; the reader opens in its place. */
export function NovelPage({ novel: key, onShare }: NovelPageProps) {
  const novel = novels[key]
  const reader = useReader(novel)
  return (
    <>
      <PageHead
        title={reader.chapter ? `${reader.chapter.title} · ${novel.title}` : `${novel.title} · 웹소설`}
        description={novel.blurb}
        path={paths.novel[key]}
        type="book"
        image={{ ...novel.cover, alt: novel.coverAlt }}
      />
      {reader.chapter ? (
        <LazyReader
          key={`${reader.chapter.number} ${reader.at}`}
          novel={novel}
          chapter={reader.chapter}
          at={reader.at}
          chapters={reader.readable}
          onTurn={reader.turnTo}
          onClose={reader.close}
          onShare={onShare}
        />
      ) : (
        <Book novel={novel} pageKey={key} reader={reader} />
      )}
    </>
  )
}

interface BookProps {
  novel: Novel
  pageKey: NovelPageKey
  reader: ReturnType<typeof useReader>
}

function Book({ novel, pageKey, reader }: BookProps) {
  const places = usePlaces()
  usePageFrame({ world: 'reading', logo: pageKey === 'they' ? 'night' : 'reading' })
  return (
    <article className={styles.page} data-world="reading" data-novel={pageKey}>
      <div className={styles.side}>
        <BookCover
          novel={novel}
          sizes={imageSizes('230px', '380px')}
          eager
          ribbon={readingOn(novel, places).kind === 'on'}
          className={styles.cover}
        />
      </div>
      <div className={styles.text}>
        <p className="visually-hidden">{novel.genre}</p>
        <h1>
          {novel.titleLines.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <p className={styles.blurb}>{novel.blurb}</p>
        <div className={styles.actions}>
          <ReadLink novel={novel} onOpen={reader.rememberScroll} />
          <FirstChapterLink novel={novel} onOpen={reader.rememberScroll} className={styles.outside} />
          {novel.serialUrl && (
            <OutsideLink href={novel.serialUrl} className={styles.outside}>
              연재처에서 보기
            </OutsideLink>
          )}
        </div>
        <h2 className="visually-hidden">차례</h2>
        <ChapterList novel={novel} hrefOf={reader.hrefOf} onOpen={reader.rememberScroll} />
        <nav className={styles.world} aria-label={`${novel.title}의 다른 이야기`}>
          <Link to={paths.webtoon[pageKey]}>
            웹툰으로 보기 <ArrowIcon />
          </Link>
          <Link to={`${paths.webtoon[pageKey]}?tab=characters`}>
            인물 만나기 <ArrowIcon />
          </Link>
          <Link to={paths.fanartOf(pageKey)}>
            팬아트 보기 <ArrowIcon />
          </Link>
        </nav>
      </div>
    </article>
  )
}
