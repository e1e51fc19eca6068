import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import type { Novel } from '@/content/novels/novel'
import { announcedFeeds } from '@/content/feeds'
import { novelFeed } from '@/content/serialFeeds'
import { novelHref } from '@/content/novelHref'
import { findSeries, type SeriesKey } from '@/content/series'
import type { SeriesEntry } from '@/content/series/seriesEntry'
import { isDarkColor } from '@/lib/colorContrast'
import { imageSizes } from '@/lib/image/imageSizes'
import { useResumeState } from '@/lib/storage/useResumeState'
import { ArrowIcon } from '@/ui/icons'
import { Button } from '@/ui/Button'
import { PageHead } from '@/ui/PageHead'
import { useRetry } from '@/ui/useRetry'
import { usePageFrame } from '@/stores/pageFrame'
import { ExternalLink } from '../ExternalLink'
import { LazyReader } from '../reader/LazyReader'
import type { PassageToShare } from '../reader/passageToShare'
import { BookCover } from './BookCover'
import { FirstChapterLink, ReadLink } from './ReadLink'
import { getResumeTarget, isRead, getProgressNote, getReadPercent, getReadShare } from './chapterProgress'
import type { Chapter } from './useChapters'
import { useReader, getOpenerId } from './useReader'
import styles from './NovelPage.module.scss'
import type { ReactNode } from 'react'
import { openedHere } from '@/ui/useOpenParam'
import '@/styles/fonts/reading.css'
import { isPublic } from '@/content/pages'

interface ChapterListProps {
  novel: Novel
  reader: ReturnType<typeof useReader>
}

/** The published chapters, which open in the reader, with the list's loading, empty and failed states. */
function ChapterList({ novel, reader }: ChapterListProps) {
  const resumeState = useResumeState()
  const { chapters, isPending, isError, refetch } = reader
  const retry = useRetry(refetch, isPending)
  if (chapters.length === 0)
    return isError ? (
      <div className={styles.state}>
        <p role="alert">차례를 불러오지 못했습니다.</p>
        <Button onClick={retry}>다시 시도</Button>
      </div>
    ) : (
      <p className={styles.state}>{isPending ? '차례를 펴는 중…' : '아직 나온 장이 없습니다.'}</p>
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
  if (note === null) return <ChapterLine chapter={chapter} note={`${chapter.minutes}분`} />
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
      <b data-tabular="">{chapter.number}장</b> <span>{chapter.title}</span>{' '}
      <small data-tabular="">{note}</small>
    </>
  )
}

interface NovelPageProps {
  novel: Novel
  /** Opens the share dialog for a selected passage. */
  onShare: (passage: PassageToShare) => void
}

/** The page of a novel: cover, blurb and chapters. The reader replaces it while a chapter is open. */
export function NovelPage({ novel, onShare }: NovelPageProps) {
  const reader = useReader(novel)
  return (
    <>
      <PageHead
        title={reader.chapter ? `${reader.chapter.title} · ${novel.title}` : `${novel.title} · 웹소설`}
        description={novel.blurb}
        path={novelHref(novel.key)}
        type="book"
        image={{ ...novel.cover, alt: novel.coverAlt }}
        feeds={announcedFeeds(novelFeed(novel))}
      />
      {reader.chapter ? (
        <LazyReader
          key={`${reader.chapter.number} ${reader.at}`}
          novel={novel}
          chapter={reader.chapter}
          at={reader.at}
          chapters={reader.chapters}
          onTurn={reader.openChapter}
          onClose={reader.close}
          onShare={onShare}
        />
      ) : (
        <NovelDetails novel={novel} reader={reader} />
      )}
    </>
  )
}

interface NovelDetailsProps {
  novel: Novel
  reader: ReturnType<typeof useReader>
}

function NovelDetails({ novel, reader }: NovelDetailsProps) {
  const resumeState = useResumeState()
  const series = findSeries(novel.series)
  usePageFrame({
    theme: 'reading',
    logoTheme: novel.ground && isDarkColor(novel.ground) ? 'night' : 'reading',
  })
  return (
    <article className={styles.page} data-world="reading" style={{ '--novel-ground': novel.ground }}>
      <div className={styles.side}>
        <div className={styles.sticky}>
          <BookCover
            novel={novel}
            sizes={imageSizes('230px', '380px')}
            eager
            ribbon={getResumeTarget(novel, reader.chapters, resumeState).kind === 'continue'}
            className={styles.cover}
          />
        </div>
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
          <FirstChapterLink novel={novel} onOpen={reader.rememberScroll} className={styles.external} />
          {novel.serialUrl && (
            <ExternalLink href={novel.serialUrl} className={styles.external}>
              연재처에서 보기
            </ExternalLink>
          )}
        </div>
        <h2 className="visually-hidden">차례</h2>
        <ChapterList novel={novel} reader={reader} />
        {series && isPublic(series.path) && <RelatedLinks novel={novel} series={series} />}
      </div>
    </article>
  )
}

function RelatedLinks({ novel, series }: { novel: Novel; series: SeriesEntry<SeriesKey> }) {
  return (
    <nav className={styles.related} aria-label={`${novel.title}의 다른 이야기`}>
      <Link to={series.path}>
        웹툰으로 보기 <ArrowIcon />
      </Link>
      <Link to={`${series.path}?tab=characters`}>
        인물 만나기 <ArrowIcon />
      </Link>
      {isPublic(paths.fanart) && (
        <Link to={paths.fanartOf(series.key)}>
          팬아트 보기 <ArrowIcon />
        </Link>
      )}
    </nav>
  )
}
