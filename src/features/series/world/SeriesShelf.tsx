import { useId } from 'react'
import { Link } from 'react-router-dom'
import { relations } from '#messages/relations'
import { seriesTexts } from '#messages/seriesTexts'
import { paths } from '@/config/paths'
import { novelHref } from '@/content/novelHref'
import { findNovelOf } from '@/content/novels'
import type { Novel } from '@/content/novels/novel'
import { findNovel } from '@/content/novels/novels'
import { isPublic } from '@/content/pages'
import { readerHref } from '@/content/readerHref'
import type { Webtoon } from '@/content/series/webtoon'
import { revealFocused } from '@/lib/browser/revealFocused'
import { isDarkColor } from '@/lib/colorContrast'
import { rowLang } from '@/posts/rowLang'
import { Artwork } from '@/ui/Artwork'
import { ArrowIcon } from '@/ui/icons'
import { lazyOptionalPart } from '@/ui/lazyPart'
import { useChapters } from '../novel/useChapters'
import { Frame } from '../webtoon/Frame'
import { getPictureLocation } from '../webtoon/pictureLocation'
import { ShelfGroup } from './ShelfGroup'
import styles from './SeriesShelf.module.scss'

/** A separate chunk, because it loads posts. */
const ShelfFanart = lazyOptionalPart('ShelfFanart', () => import('./ShelfFanart'))

/** A shelf with the novel and its chapters, gallery pictures and the first fan art of a series. */
export function SeriesShelf({ work }: { work: Webtoon }) {
  const id = useId()
  const novel = findNovel(findNovelOf(work.key)?.key)
  const ground = novel?.ground ?? work.colors.accent
  return (
    <section
      className={styles.shelf}
      style={{ '--shelf-ground': ground }}
      data-dark={isDarkColor(ground)}
      aria-labelledby={id}
    >
      <h2 id={id}>{relations.shelf}</h2>
      <div className={styles.board} onFocus={revealFocused}>
        {novel && <Books novel={novel} />}
        {work.panels.length > 0 && (
          <ShelfGroup caption={relations.pictures}>
            {work.panels.map((drawing) => (
              <li key={drawing.slug}>
                <Link
                  className={styles.frame}
                  to={getPictureLocation(drawing.slug)}
                  aria-label={drawing.title}
                >
                  <Frame drawing={drawing} sizes="220px" decorative />
                </Link>
              </li>
            ))}
          </ShelfGroup>
        )}
        {isPublic(paths.fanart) && <ShelfFanart series={work.key} />}
        {work.gallery.length > 0 && (
          <Link className={styles.all} to={{ search: 'tab=gallery' }}>
            <b>
              {relations.gallery} <span>{relations.galleryCount(work.gallery.length)}</span>
            </b>
            <ArrowIcon />
          </Link>
        )}
      </div>
    </section>
  )
}

function Books({ novel }: { novel: Novel }) {
  const { chapters } = useChapters(novel.key)
  return (
    <ShelfGroup caption={relations.novel(novel.title)}>
      <li>
        <Link className={styles.cover} to={novelHref(novel.key)} aria-label={novel.title}>
          <Artwork picture={novel.cover} sizes="124px" alt="" loading="lazy" />
        </Link>
      </li>
      {chapters.map((chapter) => (
        <li key={chapter.number}>
          <Link className={styles.spine} to={readerHref(novel.key, chapter.number)}>
            <b lang={rowLang(chapter)}>{chapter.title}</b>{' '}
            <small data-tabular="">{seriesTexts.chapter(chapter.number)}</small>
          </Link>
        </li>
      ))}
    </ShelfGroup>
  )
}
