import type { MapPosition, Relation } from '@/content/series/seriesWorld'
import { reverseCurve } from './brush'
import type { Edge, MapLayout } from './mapLayout'

/** Returns the edge between two positions, running from the first to the second. */
export function getEdgeBetween({ edges }: MapLayout, from: MapPosition, to: MapPosition): Edge | undefined {
  const find = (name: string) => Object.entries(edges).find(([each]) => each === name)?.[1]
  const forward = find(`${from}-${to}`)
  if (forward) return forward
  const backward = find(`${to}-${from}`)
  return backward && { ...backward, curve: reverseCurve(backward.curve), at: 1 - backward.at }
}

/** A relation with the line that is drawn for it. */
export interface RelationLine {
  relation: Relation
  edge: Edge
}

/**
 * Returns the relations whose characters both have a position on the map. Others are left out of the map and
 * of its list.
 */
export function getRelationLines(
  layout: MapLayout,
  cast: Partial<Record<MapPosition, string>>,
  relations: readonly Relation[],
): RelationLine[] {
  const positions: readonly MapPosition[] = ['upper', 'lower', 'hub', 'far']
  const getPosition = (slug: string) => positions.find((position) => cast[position] === slug)
  return relations.flatMap((relation) => {
    const [from, to] = [getPosition(relation.between[0]), getPosition(relation.between[1])]
    const edge = from && to && getEdgeBetween(layout, from, to)
    return edge ? [{ relation, edge }] : []
  })
}
