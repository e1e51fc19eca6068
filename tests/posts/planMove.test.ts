import { describe, expect, it } from 'vitest'
import { targetIndex, planMove, type PositionedRow } from '@/posts/owner/planMove'

const order = (...positions: (number | null)[]): PositionedRow[] =>
  positions.map((position, index) => ({ id: index + 1, position }))

/** Returns the ids in order after the planned positions are written. */
function after(rows: readonly PositionedRow[], plan: readonly { id: number; position: number }[]): number[] {
  const written = rows.map((row) => ({
    ...row,
    position: plan.find(({ id }) => id === row.id)?.position ?? row.position,
  }))
  return written
    .toSorted((a, b) => (a.position ?? Infinity) - (b.position ?? Infinity) || a.id - b.id)
    .map(({ id }) => id)
}

describe('planMove', () => {
  it('updates one row if there is a gap between the neighbours', () => {
    expect(planMove(order(1024, 2048, 3072), 3, 1)).toEqual([{ id: 3, position: 1536 }])
    expect(planMove(order(1024, 2048, 3072), 1, 2)).toEqual([{ id: 1, position: 4096 }])
    expect(planMove(order(1024, 2048, 3072), 3, 0)).toEqual([{ id: 3, position: 0 }])
    expect(planMove(order(null, null, null), 3, 0)).toEqual([{ id: 3, position: 1024 }])
  })

  it('positions the rows above if they have no position yet', () => {
    expect(planMove(order(null, null, null, null), 1, 2)).toEqual([
      { id: 2, position: 1024 },
      { id: 3, position: 2048 },
      { id: 1, position: 3072 },
    ])
  })

  it('returns nothing for a row that stays or does not exist', () => {
    expect(planMove(order(1, 2), 1, 0)).toEqual([])
    expect(planMove(order(1, 2), 9, 0)).toEqual([])
  })

  it.each([
    ['positions without gaps', order(1, 2, 3, 4, null)],
    ['equal positions', order(5, 5, 5, 5, 5)],
    ['some positions', order(10, 20, null, null, null)],
    ['no positions', order(null, null, null, null, null)],
    ['negative positions', order(-3, -2, -1, 0, 1)],
  ])('moves any row to any index with %s', (_name, rows) => {
    for (const { id } of rows)
      for (const to of rows.keys()) {
        const wanted = rows.map((row) => row.id).filter((other) => other !== id)
        wanted.splice(to, 0, id)
        expect(after(rows, planMove(rows, id, to))).toEqual(wanted)
      }
  })
})

describe('targetIndex', () => {
  const rows = order(1, 2, 3, 4)

  it('does not count the moved row', () => {
    expect(targetIndex(rows, 3, 'top')).toBe(0)
    expect(targetIndex(rows, 4, { before: 2 })).toBe(1)
    expect(targetIndex(rows, 1, { after: 3 })).toBe(2)
    expect(targetIndex(rows, 1, { after: 4 })).toBe(3)
  })

  it('returns -1 if the row or its neighbour does not exist', () => {
    expect(targetIndex(rows, 9, 'top')).toBe(-1)
    expect(targetIndex(rows, 1, { before: 9 })).toBe(-1)
    expect(targetIndex(rows, 1, { after: 9 })).toBe(-1)
  })
})
