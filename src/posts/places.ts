/** A row in the hand-made order; unplaced rows stand after all placed ones, newest first. */
export interface Placed {
  id: number
  position: number | null
}

/**
 * Where a row is to stand: at the top, or next to another row, wherever that has come to by now. An index would mean
 * another place as soon as rows come or go elsewhere.
 */
export type Spot = 'top' | { before: number } | { after: number }

/** The row that a spot is named by. */
export function rowOfSpot(spot: Spot): number | undefined {
  if (spot === 'top') return undefined
  return 'before' in spot ? spot.before : spot.after
}

/** The index that a spot is for the row `id` of an order; -1 when the row or its new neighbour isn't there. */
export function indexOfSpot(order: readonly { id: number }[], id: number, spot: Spot): number {
  if (!order.some((row) => row.id === id)) return -1
  if (spot === 'top') return 0
  const index = order.filter((row) => row.id !== id).findIndex((row) => row.id === rowOfSpot(spot))
  return 'before' in spot || index === -1 ? index : index + 1
}

/** Room between two neighbours, so that most moves write one row. */
const STRIDE = 1024

/**
 * The positions to write so that the row `id` of an order comes to stand at index `to`. One row where its new neighbours
 * leave room; otherwise every row from the top as far as needed is placed anew.
 */
export function planMove(
  order: readonly Placed[],
  id: number,
  to: number,
): { id: number; position: number }[] {
  const from = order.findIndex((row) => row.id === id)
  const target = Math.max(0, Math.min(to, order.length - 1))
  if (from === -1 || from === target) return []
  const rest = order.filter((row) => row.id !== id)
  const [before, after] = [rest[target - 1], rest[target]]
  const position = between(before ? before.position : 0, after?.position ?? null, before === undefined)
  if (position !== null) return [{ id, position }]

  const moved: Placed = { id, position: null }
  const next = [...rest.slice(0, target), moved, ...rest.slice(target)]
  // Rows below the target that have a place must stay behind it: number them, too.
  const lastPlaced = next.findLastIndex((row) => row.position !== null)
  return next
    .slice(0, Math.max(target, lastPlaced) + 1)
    .map((row, index) => ({ id: row.id, position: (index + 1) * STRIDE, was: row.position }))
    .filter((row) => row.position !== row.was)
    .map(({ was: _was, ...place }) => place)
}

/** A position with room between two; null when there is none or the row before has no place of its own. */
function between(before: number | null, after: number | null, first: boolean): number | null {
  if (before === null) return null
  if (after === null) return first ? STRIDE : before + STRIDE
  if (first) return after - STRIDE
  return after - before > 1 ? Math.floor((before + after) / 2) : null
}
