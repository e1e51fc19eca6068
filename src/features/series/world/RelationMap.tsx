import { type CSSProperties, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { below } from '@/config/breakpoints'
import type { Character, Webtoon } from '@/content/webtoon/webtoon'
import type { Place, World } from '@/content/world/world'
import { joinNouns } from '@/lib/korean/josa'
import { useMediaQuery } from '@/lib/browser/mediaQuery'
import { useSeenOnce } from '@/lib/browser/useSeenOnce'
import { Artwork } from '@/ui/Artwork'
import { pictureSearch } from '../webtoon/pictureSearch'
import { pointAt } from './brush'
import { type DrawnRelation, drawnRelations } from './drawnRelations'
import { type MapLayout, PHONE_MAP, WIDE_MAP } from './mapLayout'
import { type Marked, Strokes } from './Strokes'
import styles from './RelationMap.module.scss'

interface RelationMapProps {
  work: Webtoon
  world: World
  /** Opens a person's modal. */
  onOpen: (slug: string) => void
}

/** Left to right, as they are read and walked through. */
const PLACES: readonly Place[] = ['upper', 'lower', 'hub', 'far']
/** So much of the map (0–1) is in view when its lines are drawn. */
const DRAWN_AT = 0.4

/** The people of a series, the lines between them and the words on these. */
export function RelationMap({ work, world, onOpen }: RelationMapProps) {
  const layout = useMediaQuery(below('tablet')) ? PHONE_MAP : WIDE_MAP
  const lines = drawnRelations(layout, world.cast, world.relations)
  const map = useRef<HTMLDivElement>(null)
  const drawn = useSeenOnce(map, { threshold: DRAWN_AT })
  const [marked, mark] = useState<Marked>(null)
  const nameOf = (slug: string) => work.characters.find((person) => person.slug === slug)?.name ?? slug
  const pairOf = ({ relation }: DrawnRelation) => joinNouns(relation.between.map(nameOf))

  return (
    <>
      <ul className="visually-hidden" aria-label={world.title.join(' ')}>
        {lines.map((line, index) => (
          <li key={index} data-relation="">
            {pairOf(line)}: {wordsOf(line)}
          </li>
        ))}
      </ul>
      <div
        ref={map}
        className={styles.map}
        data-drawn={drawn}
        style={{ aspectRatio: `${layout.width} / ${layout.height}` }}
      >
        <Strokes layout={layout} lines={lines} marked={marked} />
        {PLACES.map((place) => {
          const person = work.characters.find(({ slug }) => slug === world.cast[place])
          return person && <Portrait key={place} {...{ person, place, layout, mark, onOpen }} />
        })}
        {lines.map((line, index) => (
          <Word key={index} {...{ line, index, layout, mark, work }} pair={pairOf(line)} />
        ))}
      </div>
    </>
  )
}

const wordsOf = ({ relation: { word, note, unknown } }: DrawnRelation) =>
  [word, note, unknown && '아직 모르는 사이'].filter(Boolean).join(', ')

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(3)}%`

/** How far a portrait leans, of its width, at each side. */
const LEAN = 0.05

interface PortraitProps {
  person: Character
  place: Place
  layout: MapLayout
  mark: (marked: Marked) => void
  onOpen: (slug: string) => void
}

function Portrait({ person: { slug, name, image, ground }, place, layout, mark, onOpen }: PortraitProps) {
  const { x, y, width, height } = layout.places[place]
  const style: CSSProperties = {
    left: percent(x - LEAN * width, layout.width),
    top: percent(y, layout.height),
    width: percent(width * (1 + 2 * LEAN), layout.width),
    height: percent(height, layout.height),
  }
  return (
    <button
      type="button"
      className={styles.portrait}
      style={style}
      data-portrait={slug}
      data-leans={place === 'lower' || place === 'far' ? 'back' : 'forth'}
      aria-haspopup="dialog"
      onClick={() => onOpen(slug)}
      onPointerEnter={() => mark({ person: slug })}
      onPointerLeave={() => mark(null)}
      onFocus={() => mark({ person: slug })}
      onBlur={() => mark(null)}
    >
      <span className={styles.ink}>
        <span className={styles.ground} style={{ backgroundColor: ground }}>
          <Artwork picture={image} sizes="240px" alt="" loading="lazy" />
        </span>
      </span>
      <b className={styles.name}>{name}</b>
    </button>
  )
}

interface WordProps {
  line: DrawnRelation
  index: number
  layout: MapLayout
  mark: (marked: Marked) => void
  work: Webtoon
  /** “한해와 윤재하”. */
  pair: string
}

/** The words of a line: a link to the picture that both are in; where there is none, words alone, which the list says too. */
function Word({ line: { relation, edge }, index, layout, mark, work, pair }: WordProps) {
  const [x, y] = pointAt(edge.curve, edge.at)
  const style: CSSProperties = {
    left: percent(x + (edge.dx ?? 0), layout.width),
    top: percent(y + (edge.dy ?? 0), layout.height),
    '--order': index,
  }
  const picture = work.gallery.find(({ slug }) => slug === relation.picture)
  const words = (
    <span className={styles.patch}>
      {relation.word}
      {relation.note && <small>{relation.note}</small>}
    </span>
  )
  if (!picture)
    return (
      <span className={styles.word} style={style} aria-hidden="true">
        {words}
      </span>
    )
  return (
    <Link
      className={styles.word}
      style={style}
      to={pictureSearch(picture.slug)}
      aria-label={`${[relation.word, relation.note].filter(Boolean).join(' ')}, ${pair}의 그림 ${picture.title} 보기`}
      onPointerEnter={() => mark({ relation: index })}
      onPointerLeave={() => mark(null)}
      onFocus={() => mark({ relation: index })}
      onBlur={() => mark(null)}
    >
      {words}
    </Link>
  )
}
