// The order of every public list: rows with a manual position first, then newest first, then by id.

interface OrderedRow {
  id: number
  createdAt: string
  position: number | null
}

interface Ordering {
  column: 'position' | 'created_at' | 'id'
  ascending: boolean
}

/** Nulls keep Postgres's default order, because the indexes use it. */
const forward: readonly Ordering[] = [
  { column: 'position', ascending: true },
  { column: 'created_at', ascending: false },
  { column: 'id', ascending: false },
]

/** Returns the columns to sort by, reversed for `previous`. */
export function listOrder(direction: 'next' | 'previous' = 'next'): readonly Ordering[] {
  if (direction === 'next') return forward
  return forward.map((ordering) => ({ ...ordering, ascending: !ordering.ascending }))
}

/** Returns a PostgREST `or` filter for the rows after (or before) a row in that order. */
export function neighbourFilter(
  { id, createdAt, position }: OrderedRow,
  direction: 'next' | 'previous',
): string {
  const at = `"${createdAt}"`
  const operator = direction === 'next' ? 'lt' : 'gt'
  const byTime = `created_at.${operator}.${at},and(created_at.eq.${at},id.${operator}.${id})`
  if (position === null) {
    const withoutPosition = `and(position.is.null,or(${byTime}))`
    return direction === 'next' ? withoutPosition : `position.not.is.null,${withoutPosition}`
  }
  const samePosition = `and(position.eq.${position},or(${byTime}))`
  return direction === 'next'
    ? `position.gt.${position},position.is.null,${samePosition}`
    : `position.lt.${position},${samePosition}`
}
