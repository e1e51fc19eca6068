import { Link } from 'react-router-dom'
import { novelPage } from '#messages/novelPage'
import { seriesTexts } from '#messages/seriesTexts'
import { paths } from '@/config/paths'
import { announcedFeeds } from '@/content/feeds'
import { novelHref } from '@/content/novelHref'
import type { Novel } from '@/content/novels/novel'
import { isPublic } from '@/content/pages'
import { novelFeed } from '@/content/serialFeeds'
import { findSeries, type SeriesKey } from '@/content/series'
import type { SeriesEntry } from '@/content/series/seriesEntry'
import { InquiryLink } from '@/features/detail/InquiryLink'
import { isDarkColor } from '@/lib/colorContrast'
import { imageSizes } from '@/lib/image/imageSizes'
import { useResumeState } from '@/lib/storage/useResumeState'
import { serialWorkKey } from '@/posts/collections'
import type { PageFrame } from '@/stores/pageFrame'
import { ArrowIcon } from '@/ui/icons'
import { PageHead } from '@/ui/PageHead'
import { ExternalLink } from '../ExternalLink'
import { LazyReader } from '../reader/LazyReader'
import type { PassageToShare } from '../reader/passageToShare'
import { BookCover } from './BookCover'
import { ChapterList } from './ChapterList'
import { getResumeTarget } from './chapterProgress'
import { FirstChapterLink, ReadLink } from './ReadLink'
import { type NovelReader, useReader } from './useReader'
import '@/styles/fonts/reading.css'
import styles from './NovelPage.module.scss'

/** Returns the frame of a novel's page. */
export const novelFrame = (novel: Novel | undefined): PageFrame => ({
  theme: 'reading',
  logoTheme: novel?.ground && isDarkColor(novel.ground) ? 'night' : 'reading',
})

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
        title={reader.chapter ? `${reader.chapter.title} · ${novel.title}` : novelPage.pageTitle(novel.title)}
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
  reader: NovelReader
}

function NovelDetails({ novel, reader }: NovelDetailsProps) {
  const resumeState = useResumeState()
  const series = findSeries(novel.series)
  return (
    <article className={styles.page} data-theme="reading" style={{ '--novel-ground': novel.ground }}>
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
              {seriesTexts.atPublisher}
            </ExternalLink>
          )}
          <InquiryLink work={serialWorkKey('novel', novel.key)} className={styles.inquiry} />
        </div>
        <ChapterList heading="h2" novel={novel} reader={reader} />
        {series && isPublic(series.path) && <RelatedLinks novel={novel} series={series} />}
      </div>
    </article>
  )
}

function RelatedLinks({ novel, series }: { novel: Novel; series: SeriesEntry<SeriesKey> }) {
  return (
    <nav className={styles.related} aria-label={seriesTexts.otherStories(novel.title)}>
      <Link to={series.path}>
        {novelPage.readWebtoon} <ArrowIcon />
      </Link>
      <Link to={`${series.path}?tab=characters`}>
        {seriesTexts.meetCharacters} <ArrowIcon />
      </Link>
      {isPublic(paths.fanart) && (
        <Link to={paths.fanartOf(series.key)}>
          {seriesTexts.seeFanart} <ArrowIcon />
        </Link>
      )}
    </nav>
  )
}
