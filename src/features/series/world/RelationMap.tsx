import { type CSSProperties, useRef, useState, useId } from 'react'
import { Link } from 'react-router-dom'
import { below } from '@/config/breakpoints'
import type { Character, Webtoon } from '@/content/webtoon/webtoon'
import type { Place, World } from '@/content/world/world'
import { joinNouns } from '@/lib/korean/josa'
import { useMediaQuery } from '@/lib/browser/mediaQuery'
import { useSeenOnce } from '@/lib/browser/useSeenOnce'
import { Artwork } from '@/ui/Artwork'
import { pictureSearch } from '../webtoon/pictureSearch'
import { pointAt, arrowHead, aside, brokenStroke, brushStroke, type Curve } from './brush'
import { type DrawnRelation, drawnRelations } from './drawnRelations'
import { type MapLayout, PHONE_MAP, WIDE_MAP } from './mapLayout'
import styles from './RelationMap.module.scss'

/** What the pointer or the focus is on: a person's lines stay strong, a word's line turns red. */
type Marked = { person: string } | { relation: number } | null

interface StrokesProps {
  layout: MapLayout
  lines: readonly DrawnRelation[]
  marked: Marked
}

const order = (index: number): CSSProperties => ({ '--order': index })

function stateOf({ relation }: DrawnRelation, index: number, marked: Marked): string | undefined {
  if (marked && 'person' in marked) return relation.between.includes(marked.person) ? undefined : 'faint'
  return marked && marked.relation === index ? 'marked' : undefined
}

/** How far the two lines of a double one stand from its middle. */
const APART = 5.5

function outline({ relation, edge: { curve, width } }: DrawnRelation, index: number): string {
  if (relation.unknown) return brokenStroke(curve, { width: width * 0.8, seed: index + 1 })
  if (!relation.double) return brushStroke(curve, { width, seed: index + 3 })
  const thin = { width: width * 0.7, seed: index + 4 }
  return (
    brushStroke(aside(curve, -APART), thin) + brushStroke(aside(curve, APART), { ...thin, seed: index + 5 })
  )
}

const path = ([a, b, c, d]: Curve) => `M${a.join(' ')}C${[b, c, d].map((point) => point.join(' ')).join(' ')}`

/** The inked lines of the map: decoration, for the list beside it says the same. Each is drawn under a mask that opens along it. */
function Strokes({ layout, lines, marked }: StrokesProps) {
  const id = useId()
  return (
    <svg className={styles.strokes} viewBox={`0 0 ${layout.width} ${layout.height}`} aria-hidden="true">
      {lines.map((line, index) => (
        <g key={index} data-stroke="" data-state={stateOf(line, index, marked)} style={order(index)}>
          <mask
            id={`${id}-${index}`}
            maskUnits="userSpaceOnUse"
            x={-40}
            y={-40}
            width={layout.width + 80}
            height={layout.height + 80}
          >
            <path className={styles.way} d={path(line.edge.curve)} pathLength={1} />
          </mask>
          <path d={outline(line, index)} mask={`url(#${id}-${index})`} />
          {line.relation.arrow && (
            <path
              className={styles.head}
              d={arrowHead(line.edge.curve, layout.head)}
              strokeWidth={layout.hair}
            />
          )}
        </g>
      ))}
    </svg>
  )
}

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
