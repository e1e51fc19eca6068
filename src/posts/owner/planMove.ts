/** A row in the manual order. Rows without a position come after all positioned ones, newest first. */
export interface PositionedRow {
  id: number
  position: number | null
}

/**
 * Destination of a move: the top, or next to another row. An index would point elsewhere as soon as rows are added or
 * removed.
 */
export type MoveTarget = 'top' | { before: number } | { after: number }

/** Returns the id of the row that a target refers to. */
export function targetRowId(target: MoveTarget): number | undefined {
  if (target === 'top') return undefined
  return 'before' in target ? target.before : target.after
}

/** Returns the index that a target means for the row `id`, or -1 if the row or its new neighbour is not in the order. */
export function targetIndex(order: readonly { id: number }[], id: number, target: MoveTarget): number {
  if (!order.some((row) => row.id === id)) return -1
  if (target === 'top') return 0
  const index = order.filter((row) => row.id !== id).findIndex((row) => row.id === targetRowId(target))
  return 'before' in target || index === -1 ? index : index + 1
}

/** Gap between two positions, so that most moves update a single row. */
const STRIDE = 1024

/**
 * Returns the positions to write so that the row `id` moves to index `to`. A single row if there is a gap between its new
 * neighbours; otherwise rows are renumbered from the top as far as needed.
 */
export function planMove(
  order: readonly PositionedRow[],
  id: number,
  to: number,
): { id: number; position: number }[] {
  const from = order.findIndex((row) => row.id === id)
  const target = Math.max(0, Math.min(to, order.length - 1))
  if (from === -1 || from === target) return []
  const rest = order.filter((row) => row.id !== id)
  const [before, after] = [rest[target - 1], rest[target]]
  const position = positionBetween(
    before ? before.position : 0,
    after?.position ?? null,
    before === undefined,
  )
  if (position !== null) return [{ id, position }]

  const moved: PositionedRow = { id, position: null }
  const next = [...rest.slice(0, target), moved, ...rest.slice(target)]
  // Positioned rows below the target must stay behind it, so they are renumbered too.
  const lastPlaced = next.findLastIndex((row) => row.position !== null)
  return next
    .slice(0, Math.max(target, lastPlaced) + 1)
    .map((row, index) => ({ id: row.id, position: (index + 1) * STRIDE, previous: row.position }))
    .filter((row) => row.position !== row.previous)
    .map(({ previous: _previous, ...row }) => row)
}

/** Returns a free position between two rows, or null if there is no gap or the row before has no position. */
function positionBetween(before: number | null, after: number | null, isFirst: boolean): number | null {
  if (before === null) return null
  if (after === null) return isFirst ? STRIDE : before + STRIDE
  if (isFirst) return after - STRIDE
  return after - before > 1 ? Math.floor((before + after) / 2) : null
}
