import { lazy, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { type Novel, novels } from '@/content/novels'
import { ArrowIcon } from '@/ui/icons'
import { PageHead } from '@/ui/PageHead'
import { usePageFrame } from '@/ui/pageFrame'
import { OutsideLink } from '../OutsideLink'
import { BookCover } from './BookCover'
import { ChapterList } from './ChapterList'
import { ReadLink } from './ReadLink'
import { useReader } from './useReader'
import '@/styles/fonts/reading.css'
import styles from './NovelPage.module.scss'

const Reader = lazy(async () => ({ default: (await import('../reader/Reader')).Reader }))

/** The novels that have a page of their own; each belongs to the world of a webtoon. */
export type NovelPageKey = 'tls' | 'they'

/** A novel: its book on its own colour, blurb and chapters; the reader opens in its place. */
export function NovelPage({ novel: key }: { novel: NovelPageKey }) {
  const novel = novels[key]
  const reader = useReader(novel)
  return (
    <>
      <PageHead
        title={reader.chapter ? `${reader.chapter.title} · ${novel.title}` : `${novel.title} · 웹소설`}
        description={novel.blurb}
        path={paths.novel[key]}
      />
      {reader.chapter ? (
        <Suspense fallback={<p role="status">페이지를 넘기는 중…</p>}>
          <Reader
            key={reader.chapter.number}
            novel={novel}
            chapter={reader.chapter}
            chapters={reader.readable}
            onTurn={reader.turnTo}
            onClose={reader.close}
          />
        </Suspense>
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
  usePageFrame({ world: 'reading', logo: pageKey === 'they' ? 'night' : 'reading' })
  return (
    <article className={styles.page} data-world="reading" data-novel={pageKey}>
      <div className={styles.side}>
        <BookCover novel={novel} sizes="(max-width: 767px) 230px, 380px" eager className={styles.cover} />
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
          <ReadLink novel={novel} to={reader.hrefOf(1)} onOpen={reader.keepPlace} />
          {novel.serialUrl && (
            <OutsideLink href={novel.serialUrl} className={styles.outside}>
              연재처에서 보기
            </OutsideLink>
          )}
        </div>
        <h2 className="visually-hidden">차례</h2>
        <ChapterList novel={novel} hrefOf={reader.hrefOf} onOpen={reader.keepPlace} />
        <nav className={styles.world} aria-label={`${novel.title}의 다른 이야기`}>
          <Link to={paths.webtoon[pageKey]}>
            웹툰으로 보기 <ArrowIcon />
          </Link>
          <Link to={`${paths.webtoon[pageKey]}?tab=characters`}>
            인물 만나기 <ArrowIcon />
          </Link>
          <Link to={`${paths.fanart}?series=${pageKey}`}>
            팬아트 보기 <ArrowIcon />
          </Link>
        </nav>
      </div>
    </article>
  )
}
