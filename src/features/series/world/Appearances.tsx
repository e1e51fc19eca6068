import { useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { readerHref } from '@/content/novelAddress'
import { type Novel, novels } from '@/content/novels'
import type { Character, Drawing, Webtoon } from '@/content/webtoon/webtoon'
import type { Passage } from '@/content/world/world'
import { worlds } from '@/content/world/worlds'
import { subjectParticle } from '@/lib/korean/josa'
import { nativeCount } from '@/lib/korean/nativeCount'
import { parseSentenceAddress } from '@/lib/korean/sentences'
import { useImport } from '@/lib/browser/useImport'
import { ArrowIcon } from '@/ui/icons'
import { lazyExtra } from '@/ui/lazyPart'
import { Frame } from '../webtoon/Frame'
import { pictureSearch } from '../webtoon/pictureSearch'
import '@/styles/fonts/reading.css'
import styles from './Appearances.module.scss'

/** Brings what reads rows, so in a file of its own. */
const FanartAppearances = lazyExtra('FanartAppearances', () => import('./FanartAppearances'))

/** So many of a kind are shown before all are asked for. */
const FIRST = 3

interface AppearancesProps {
  work: Webtoon
  person: Character
}

/** Where somebody appears: sentences of the novel, gallery pictures, fan art; each of them a link. */
export default function Appearances({ work, person }: AppearancesProps) {
  const world = useImport(worlds[work.key])
  const id = useId()
  const [fanarts, setFanarts] = useState(0)
  const [all, setAll] = useState(false)
  const places = useRef<HTMLElement>(null)
  // The button that was pressed is gone: the focus goes on where it stood, to the first of what it has brought.
  useEffect(() => {
    if (all) places.current?.querySelector<HTMLElement>(`li:nth-child(${FIRST + 1}) a`)?.focus()
  }, [all])
  const { passages = [], pictures = [] } = world?.appearances[person.slug] ?? {}
  const drawings = work.gallery.filter(({ slug }) => pictures.includes(slug))
  const count = passages.length + drawings.length + fanarts
  const novel = work.novel && novels[work.novel]
  const shown = <T,>(list: readonly T[]) => (all ? list : list.slice(0, FIRST))
  return (
    <section ref={places} className={styles.places} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id}>
          {/* The modal is headed by the name: heard once is enough. */}
          <span aria-hidden="true">{`${person.name}${subjectParticle(person.name)} `}</span>나오는 곳
        </h3>
        {count > 0 && <p>{nativeCount(count, '곳')}</p>}
      </div>
      {novel && passages.length > 0 && <Passages novel={novel} passages={shown(passages)} />}
      {drawings.length > 0 && <Pictures drawings={shown(drawings)} />}
      <FanartAppearances
        series={work.key}
        slug={person.slug}
        most={all ? null : FIRST}
        onCount={setFanarts}
      />
      {!all && Math.max(passages.length, drawings.length, fanarts) > FIRST && (
        <button type="button" className={styles.all} onClick={() => setAll(true)}>
          모두 보기
        </button>
      )}
    </section>
  )
}

function Passages({ novel, passages }: { novel: Novel; passages: readonly Passage[] }) {
  return (
    <ul className={styles.passages} aria-label="본문">
      {passages.map(({ chapter, at, quote }) => (
        <li key={`${chapter}-${at}`}>
          <Link to={readerHref(novel.key, chapter, parseSentenceAddress(at) ?? undefined)}>
            <q>{quote}</q>
            <small>
              {novel.title}, {chapter}장 {novel.chapters.find(({ number }) => number === chapter)?.title}
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
      <h4 id={id}>갤러리 그림</h4>
      <ul className={styles.pictures} aria-labelledby={id}>
        {drawings.map((drawing) => (
          <li key={drawing.slug}>
            <Link to={pictureSearch(drawing.slug)}>
              <span>
                <Frame drawing={drawing} sizes="240px" silent />
              </span>
              <b>{drawing.title}</b>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
