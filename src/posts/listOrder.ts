/** The order of every public list (decisions §1): hand-made positions first, then newest first, then the id. */

interface Place {
  id: number
  createdAt: string
  position: number | null
}

interface Ordering {
  column: 'position' | 'created_at' | 'id'
  ascending: boolean
}

/** Nothing is said of nulls: where Postgres puts them by itself is where its indexes have them. */
const forward: readonly Ordering[] = [
  { column: 'position', ascending: true },
  { column: 'created_at', ascending: false },
  { column: 'id', ascending: false },
]

/** The columns to sort by, in reading direction or against it. */
export function listOrder(direction: 'next' | 'previous' = 'next'): readonly Ordering[] {
  if (direction === 'next') return forward
  return forward.map((ordering) => ({ ...ordering, ascending: !ordering.ascending }))
}

/** A PostgREST `or` filter for the rows that stand after (or before) a place in that order. */
export function beside({ id, createdAt, position }: Place, direction: 'next' | 'previous'): string {
  const at = `"${createdAt}"`
  const [time, key] = direction === 'next' ? ['lt', 'lt'] : ['gt', 'gt']
  const sameDay = `created_at.${time}.${at},and(created_at.eq.${at},id.${key}.${id})`
  if (position === null) {
    const amongUnplaced = `and(position.is.null,or(${sameDay}))`
    return direction === 'next' ? amongUnplaced : `position.not.is.null,${amongUnplaced}`
  }
  const amongEquals = `and(position.eq.${position},or(${sameDay}))`
  return direction === 'next'
    ? `position.gt.${position},position.is.null,${amongEquals}`
    : `position.lt.${position},${amongEquals}`
}
