import type { Relation } from '@/content/series/seriesWorld'
import { reverseCurve } from './brush'
import type { Edge, MapLayout } from './mapLayout'

/** Returns the edge between two portraits, running from the first to the second. */
export function getEdgeBetween({ edges }: MapLayout, from: number, to: number): Edge | undefined {
  const forward = edges[`${from}-${to}`]
  if (forward) return forward
  const backward = edges[`${to}-${from}`]
  return backward && { ...backward, curve: reverseCurve(backward.curve), at: 1 - backward.at }
}

/** A relation with the line that is drawn for it. */
export interface RelationLine {
  relation: Relation
  edge: Edge
}

/**
 * Returns the relations whose characters are both on the map. Others are left out of the map and of its list.
 */
export function getRelationLines(
  layout: MapLayout,
  cast: readonly string[],
  relations: readonly Relation[],
): RelationLine[] {
  return relations.flatMap((relation) => {
    const [from, to] = relation.between.map((slug) => cast.indexOf(slug))
    const edge = from !== undefined && to !== undefined && getEdgeBetween(layout, from, to)
    return edge ? [{ relation, edge }] : []
  })
}
