import type { Ref } from 'react'
import { relations } from '#messages/relations'
import type { SeriesWorld } from '@/content/series/seriesWorld'
import type { Webtoon } from '@/content/series/webtoon'
import { useImport } from '@/lib/browser/useImport'
import { createDashedStroke, createBrushStroke, type Curve } from './brush'
import { RelationMap } from './RelationMap'
import { SeriesShelf } from './SeriesShelf'
import styles from './SeriesWorldSection.module.scss'

interface SeriesWorldSectionProps {
  work: Webtoon
  loadWorld: () => Promise<{ default: SeriesWorld }>
  section: Ref<HTMLElement>
  /** Opens the modal of a character. */
  onOpen: (slug: string) => void
}

/** The world of a series: a map of the relations between its characters, and a shelf of related pages. */
export default function SeriesWorldSection({ work, loadWorld, section, onOpen }: SeriesWorldSectionProps) {
  const world = useImport(loadWorld)
  if (!world) return <section ref={section} className={styles.world} data-waiting="" />
  const someUnknown = world.relations.some(({ unknown }) => unknown)
  return (
    <section ref={section} className={styles.world} data-testid="series-world">
      <div className={styles.top}>
        <div className={styles.words}>
          <h2>
            {world.title.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </h2>
          <p>{relations.lead}</p>
          {someUnknown && <Legend />}
        </div>
        <RelationMap {...{ work, world, onOpen }} />
      </div>
      <SeriesShelf work={work} />
    </section>
  )
}

const SAMPLE: Curve = [
  [0, 5],
  [14, 2],
  [30, 8],
  [44, 5],
]
const solidStroke = createBrushStroke(SAMPLE, { width: 7, seed: 3 })
const dashedStroke = createDashedStroke(SAMPLE, { width: 6, seed: 1 }, 3)

function Legend() {
  return (
    <ul className={styles.legend} aria-hidden="true">
      {[
        { d: solidStroke, words: relations.known },
        { d: dashedStroke, words: relations.unknown },
      ].map(({ d, words }) => (
        <li key={words}>
          <svg width="44" height="10" viewBox="0 0 44 10" fill="currentColor">
            <path d={d} />
          </svg>
          {words}
        </li>
      ))}
    </ul>
  )
}
