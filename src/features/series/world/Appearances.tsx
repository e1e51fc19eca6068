import { useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { appearances } from '#messages/appearances'
import { seriesTexts } from '#messages/seriesTexts'
import { paths } from '@/config/paths'
import { findNovelOf } from '@/content/novels'
import type { Novel } from '@/content/novels/novel'
import { findNovel } from '@/content/novels/novels'
import { isPublic } from '@/content/pages'
import { readerHref } from '@/content/readerHref'
import { castOf } from '@/content/series/casts'
import { findWorldLoader } from '@/content/series/partLoaders'
import type { Passage } from '@/content/series/seriesWorld'
import type { Character, Drawing, Webtoon } from '@/content/series/webtoon'
import { useImport } from '@/lib/browser/useImport'
import { parseSentenceAddress } from '@/lib/korean/sentences'
import { rowLang } from '@/posts/rowLang'
import { ArrowIcon } from '@/ui/icons'
import { lazyOptionalPart } from '@/ui/lazyPart'
import { useChapters } from '../novel/useChapters'
import '@/styles/fonts/reading.css'
import { Frame } from '../webtoon/Frame'
import { getPictureLocation } from '../webtoon/pictureLocation'
import styles from './Appearances.module.scss'

// Separate chunks, because they load posts.
const EpisodeAppearances = lazyOptionalPart('EpisodeAppearances', () => import('./EpisodeAppearances'))
const FanartAppearances = lazyOptionalPart('FanartAppearances', () => import('./FanartAppearances'))

/** Stands in for the map of a series without one. */
const loadNothing = () => Promise.resolve({ default: null })

/** The number of entries of each kind that are shown at first. */
const INITIAL_COUNT = 3

interface AppearancesProps {
  work: Webtoon
  person: Character
}

/** The appearances of a character: sentences of the novel, episodes, gallery pictures and fan art, as links. */
export default function Appearances({ work, person }: AppearancesProps) {
  const world = useImport(findWorldLoader(work.key) ?? loadNothing)
  const id = useId()
  const [fanartCount, setFanartCount] = useState(0)
  const [episodeCount, setEpisodeCount] = useState(0)
  const [showAll, setShowAll] = useState(false)
  const sectionRef = useRef<HTMLElement>(null)
  // The pressed button is removed, so the focus moves to the first newly shown link.
  useEffect(() => {
    if (showAll)
      sectionRef.current?.querySelector<HTMLElement>(`li:nth-child(${INITIAL_COUNT + 1}) a`)?.focus()
  }, [showAll])
  const { passages: all = [], pictures = [] } = world?.appearances[person.slug] ?? {}
  const drawings = work.gallery.filter(({ slug }) => pictures.includes(slug))
  const novel = findNovel(findNovelOf(work.key)?.key)
  const passages = novel ? all : []
  const count = passages.length + drawings.length + fanartCount + episodeCount
  const limit = <T,>(list: readonly T[]) => (showAll ? list : list.slice(0, INITIAL_COUNT))
  return (
    <section ref={sectionRef} className={styles.places} aria-labelledby={id}>
      <Head id={id} name={person.name} count={count} />
      {novel && passages.length > 0 && <Passages novel={novel} passages={limit(passages)} />}
      <EpisodeAppearances
        series={work.key}
        name={castOf(work.key)?.[person.slug] ?? person.name}
        limit={showAll ? null : INITIAL_COUNT}
        onCount={setEpisodeCount}
      />
      {drawings.length > 0 && <Pictures drawings={limit(drawings)} />}
      {isPublic(paths.fanart) && (
        <FanartAppearances
          series={work.key}
          slug={person.slug}
          limit={showAll ? null : INITIAL_COUNT}
          onCount={setFanartCount}
        />
      )}
      {!showAll && Math.max(passages.length, drawings.length, fanartCount, episodeCount) > INITIAL_COUNT && (
        <button type="button" className={styles.all} onClick={() => setShowAll(true)}>
          {appearances.showAll}
        </button>
      )}
    </section>
  )
}

function Head({ id, name, count }: { id: string; name: string; count: number }) {
  const heading = appearances.heading(name)
  return (
    <div className={styles.head}>
      <h3 id={id}>
        {/* The modal's heading already contains the name. */}
        <span aria-hidden="true">{heading.name}</span>
        {heading.text}
      </h3>
      {count > 0 && <p>{appearances.count(count)}</p>}
    </div>
  )
}

function Passages({ novel, passages }: { novel: Novel; passages: readonly Passage[] }) {
  const { chapters } = useChapters(novel.key)
  return (
    <ul className={styles.passages} aria-label={appearances.passages}>
      {passages.map(({ chapter, at, quote }) => (
        <li key={`${chapter}-${at}`}>
          <Link to={readerHref(novel.key, chapter, parseSentenceAddress(at) ?? undefined)}>
            <q lang={rowLang()}>{quote}</q>
            <small>
              {seriesTexts.chapterOf(novel.title, chapter)}{' '}
              <span lang={rowLang()}>{chapters.find(({ number }) => number === chapter)?.title}</span>
            </small>
            <ArrowIcon />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Pictures({ drawings }: { drawings: readonly Drawing[] }) {
  const id = useId()
  return (
    <>
      <h4 id={id}>{appearances.pictures}</h4>
      <ul className={styles.pictures} aria-labelledby={id}>
        {drawings.map((drawing) => (
          <li key={drawing.slug}>
            <Link to={getPictureLocation(drawing.slug)}>
              <span>
                <Frame drawing={drawing} sizes="240px" decorative />
              </span>
              <b>{drawing.title}</b>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
