/** A row in the hand-made order; unplaced rows stand after all placed ones, newest first. */
export interface Placed {
  id: number
  position: number | null
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
