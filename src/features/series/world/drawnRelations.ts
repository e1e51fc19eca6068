import type { Place, Relation } from '@/content/world/world'
import { reversed } from './brush'
import type { Edge, MapLayout } from './mapLayout'

/** The edge between two places, running from the first to the second. */
export function edgeBetween({ edges }: MapLayout, from: Place, to: Place): Edge | undefined {
  const find = (name: string) => Object.entries(edges).find(([each]) => each === name)?.[1]
  const there = find(`${from}-${to}`)
  if (there) return there
  const back = find(`${to}-${from}`)
  return back && { ...back, curve: reversed(back.curve), at: 1 - back.at }
}

/** A relation with the line that is drawn for it. */
export interface DrawnRelation {
  relation: Relation
  edge: Edge
}

/** The relations whose people both have a place: what is drawn, and told to those who don't see it. */
export function drawnRelations(
  layout: MapLayout,
  cast: Partial<Record<Place, string>>,
  relations: readonly Relation[],
): DrawnRelation[] {
  const places: readonly Place[] = ['upper', 'lower', 'hub', 'far']
  const placeOf = (slug: string) => places.find((place) => cast[place] === slug)
  return relations.flatMap((relation) => {
    const [from, to] = [placeOf(relation.between[0]), placeOf(relation.between[1])]
    const edge = from && to && edgeBetween(layout, from, to)
    return edge ? [{ relation, edge }] : []
  })
}
