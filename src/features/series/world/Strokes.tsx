import { type CSSProperties, useId } from 'react'
import { arrowHead, aside, brokenStroke, brushStroke, type Curve } from './brush'
import type { DrawnRelation } from './drawnRelations'
import type { MapLayout } from './mapLayout'
import styles from './RelationMap.module.scss'

/** What the pointer or the focus is on: a person's lines stay strong, a word's line turns red. */
export type Marked = { person: string } | { relation: number } | null

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
export function Strokes({ layout, lines, marked }: StrokesProps) {
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
