import { type CSSProperties, useRef, useState, useId } from 'react'
import { Link } from 'react-router-dom'
import { relations } from '#messages/relations'
import { below } from '@/config/breakpoints'
import type { SeriesWorld } from '@/content/series/seriesWorld'
import type { Character, Webtoon } from '@/content/series/webtoon'
import { useMediaQuery } from '@/lib/browser/mediaQuery'
import { useInViewOnce } from '@/lib/browser/useInViewOnce'
import { Artwork } from '@/ui/Artwork'
import { getPictureLocation } from '../webtoon/pictureLocation'
import {
  getPointAt,
  createArrowhead,
  offsetCurve,
  createDashedStroke,
  createBrushStroke,
  type Curve,
} from './brush'
import type { Box, MapLayout } from './mapLayout'
import { type RelationLine, getRelationLines } from './relationLines'
import { createMapLayout } from './ringLayout'
import styles from './RelationMap.module.scss'

/**
 * The element under the pointer or with the focus: a person's lines stay strong, a relation's line turns red.
 */
type Highlight = { person: string } | { relation: number } | null

interface StrokesProps {
  layout: MapLayout
  lines: readonly RelationLine[]
  highlight: Highlight
}

const getOrderStyle = (index: number): CSSProperties => ({ '--order': index })

function getStrokeState({ relation }: RelationLine, index: number, highlight: Highlight): string | undefined {
  if (highlight && 'person' in highlight)
    return relation.between.includes(highlight.person) ? undefined : 'faint'
  return highlight && highlight.relation === index ? 'marked' : undefined
}

/** The distance of each line of a double line from its middle. */
const DOUBLE_LINE_OFFSET = 5.5

function createStrokePath({ relation, edge: { curve, width } }: RelationLine, index: number): string {
  if (relation.unknown) return createDashedStroke(curve, { width: width * 0.8, seed: index + 1 })
  if (!relation.double) return createBrushStroke(curve, { width, seed: index + 3 })
  const thin = { width: width * 0.7, seed: index + 4 }
  return (
    createBrushStroke(offsetCurve(curve, -DOUBLE_LINE_OFFSET), thin) +
    createBrushStroke(offsetCurve(curve, DOUBLE_LINE_OFFSET), { ...thin, seed: index + 5 })
  )
}

const createCurvePath = ([a, b, c, d]: Curve) =>
  `M${a.join(' ')}C${[b, c, d].map((point) => point.join(' ')).join(' ')}`

/**
 * The lines of the map. They are decorative because the list contains the same information. Each line is
 * revealed by a mask along its path.
 */
function Strokes({ layout, lines, highlight }: StrokesProps) {
  const id = useId()
  return (
    <svg className={styles.strokes} viewBox={`0 0 ${layout.width} ${layout.height}`} aria-hidden="true">
      {lines.map((line, index) => (
        <g
          key={index}
          data-stroke=""
          data-state={getStrokeState(line, index, highlight)}
          style={getOrderStyle(index)}
        >
          <mask
            id={`${id}-${index}`}
            maskUnits="userSpaceOnUse"
            x={-40}
            y={-40}
            width={layout.width + 80}
            height={layout.height + 80}
          >
            <path className={styles.maskPath} d={createCurvePath(line.edge.curve)} pathLength={1} />
          </mask>
          <path d={createStrokePath(line, index)} mask={`url(#${id}-${index})`} />
          {line.relation.arrow && (
            <path
              className={styles.arrow}
              d={createArrowhead(line.edge.curve, layout.arrowSize)}
              strokeWidth={layout.arrowWidth}
            />
          )}
        </g>
      ))}
    </svg>
  )
}

interface RelationMapProps {
  work: Webtoon
  world: SeriesWorld
  /** Opens the modal of a character. */
  onOpen: (slug: string) => void
}

/** The share of the map (0–1) that must be in view before its lines are drawn. */
const DRAW_THRESHOLD = 0.4

/** The relation map of a series: its people, the lines between them and the labels of the lines. */
export function RelationMap({ work, world, onOpen }: RelationMapProps) {
  const layout = createMapLayout(world.cast.length, useMediaQuery(below('tablet')))
  const lines = getRelationLines(layout, world.cast, world.relations)
  const mapRef = useRef<HTMLDivElement>(null)
  const isDrawn = useInViewOnce(mapRef, { threshold: DRAW_THRESHOLD })
  const [highlight, setHighlight] = useState<Highlight>(null)
  const getName = (slug: string) => work.characters.find((person) => person.slug === slug)?.name ?? slug
  const getPairName = ({ relation }: RelationLine) => relations.pair(relation.between.map(getName))

  return (
    <>
      <ul className="visually-hidden" aria-label={world.title.join(' ')}>
        {lines.map((line, index) => (
          <li key={index} data-relation="">
            {getPairName(line)}: {getRelationText(line)}
          </li>
        ))}
      </ul>
      <div
        ref={mapRef}
        className={styles.map}
        data-drawn={isDrawn}
        style={{ aspectRatio: `${layout.width} / ${layout.height}` }}
      >
        <Strokes layout={layout} lines={lines} highlight={highlight} />
        {layout.portraits.map((box, position) => {
          const person = work.characters.find(({ slug }) => slug === world.cast[position])
          return (
            person && (
              <Portrait key={person.slug} {...{ person, position, box, layout, setHighlight, onOpen }} />
            )
          )
        })}
        {lines.map((line, index) => (
          <RelationLabel
            key={index}
            {...{ line, index, layout, setHighlight, work }}
            pair={getPairName(line)}
          />
        ))}
      </div>
    </>
  )
}

const getRelationText = ({ relation: { label, note, unknown } }: RelationLine) =>
  [label, note, unknown && relations.unknown].filter(Boolean).join(', ')

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(3)}%`

/** The slant of a portrait at each side, as a share of its width. */
const SLANT = 0.05

interface PortraitProps {
  person: Character
  /** Index in the tab order. */
  position: number
  box: Box
  layout: MapLayout
  setHighlight: (highlight: Highlight) => void
  onOpen: (slug: string) => void
}

function Portrait({
  person: { slug, name, image, background },
  position,
  box: { x, y, width, height },
  layout,
  setHighlight,
  onOpen,
}: PortraitProps) {
  const style: CSSProperties = {
    left: percent(x - SLANT * width, layout.width),
    top: percent(y, layout.height),
    width: percent(width * (1 + 2 * SLANT), layout.width),
    height: percent(height, layout.height),
  }
  return (
    <button
      type="button"
      className={styles.portrait}
      style={style}
      data-portrait={slug}
      data-leans={position % 2 === 1 ? 'back' : 'forth'}
      aria-haspopup="dialog"
      onClick={() => onOpen(slug)}
      onPointerEnter={() => setHighlight({ person: slug })}
      onPointerLeave={() => setHighlight(null)}
      onFocus={() => setHighlight({ person: slug })}
      onBlur={() => setHighlight(null)}
    >
      <span className={styles.ink}>
        <span className={styles.ground} style={{ backgroundColor: background }}>
          <Artwork picture={image} sizes="240px" alt="" loading="lazy" />
        </span>
      </span>
      <b className={styles.name}>{name}</b>
    </button>
  )
}

interface RelationLabelProps {
  line: RelationLine
  index: number
  layout: MapLayout
  setHighlight: (highlight: Highlight) => void
  work: Webtoon
  /** The names of both people: “Garam and Ideun”. */
  pair: string
}

/**
 * The label of a line. Links to a picture with both people if there is one. Without a link it is hidden from
 * screen readers, because the list contains it.
 */
function RelationLabel({
  line: { relation, edge },
  index,
  layout,
  setHighlight,
  work,
  pair,
}: RelationLabelProps) {
  const [x, y] = getPointAt(edge.curve, edge.at)
  const style: CSSProperties = {
    left: percent(x + (edge.dx ?? 0), layout.width),
    top: percent(y + (edge.dy ?? 0), layout.height),
    '--order': index,
  }
  const picture = work.gallery.find(({ slug }) => slug === relation.picture)
  const text = (
    <span className={styles.labelText}>
      {relation.label}
      {relation.note && <small>{relation.note}</small>}
    </span>
  )
  if (!picture)
    return (
      <span className={styles.label} style={style} aria-hidden="true">
        {text}
      </span>
    )
  return (
    <Link
      className={styles.label}
      style={style}
      to={getPictureLocation(picture.slug)}
      aria-label={relations.seePicture(
        [relation.label, relation.note].filter(Boolean).join(' '),
        pair,
        picture.title,
      )}
      onPointerEnter={() => setHighlight({ relation: index })}
      onPointerLeave={() => setHighlight(null)}
      onFocus={() => setHighlight({ relation: index })}
      onBlur={() => setHighlight(null)}
    >
      {text}
    </Link>
  )
}
