import { describe, expect, it } from 'vitest'
import { indexOfSpot, planMove, type Placed } from '@/posts/places'

const order = (...positions: (number | null)[]): Placed[] =>
  positions.map((position, index) => ({ id: index + 1, position }))

/** The order that rows stand in after a plan was written. */
function after(rows: readonly Placed[], plan: readonly { id: number; position: number }[]): number[] {
  const written = rows.map((row) => ({
    ...row,
    position: plan.find(({ id }) => id === row.id)?.position ?? row.position,
  }))
  return written
    .toSorted((a, b) => (a.position ?? Infinity) - (b.position ?? Infinity) || a.id - b.id)
    .map(({ id }) => id)
}

describe('a move in the hand-made order', () => {
  it('writes one row where the neighbours leave room', () => {
    expect(planMove(order(1024, 2048, 3072), 3, 1)).toEqual([{ id: 3, position: 1536 }])
    expect(planMove(order(1024, 2048, 3072), 1, 2)).toEqual([{ id: 1, position: 4096 }])
    expect(planMove(order(1024, 2048, 3072), 3, 0)).toEqual([{ id: 3, position: 0 }])
    expect(planMove(order(null, null, null), 3, 0)).toEqual([{ id: 3, position: 1024 }])
  })

  it('places those above when they had no place yet', () => {
    expect(planMove(order(null, null, null, null), 1, 2)).toEqual([
      { id: 2, position: 1024 },
      { id: 3, position: 2048 },
      { id: 1, position: 3072 },
    ])
  })

  it('does nothing for a row that stays or is not there', () => {
    expect(planMove(order(1, 2), 1, 0)).toEqual([])
    expect(planMove(order(1, 2), 9, 0)).toEqual([])
  })

  it.each([
    ['tight places', order(1, 2, 3, 4, null)],
    ['equal places', order(5, 5, 5, 5, 5)],
    ['some places', order(10, 20, null, null, null)],
    ['no places', order(null, null, null, null, null)],
    ['places below zero', order(-3, -2, -1, 0, 1)],
  ])('brings any row to any index among %s', (_what, rows) => {
    for (const { id } of rows)
      for (const to of rows.keys()) {
        const wanted = rows.map((row) => row.id).filter((other) => other !== id)
        wanted.splice(to, 0, id)
        expect(after(rows, planMove(rows, id, to))).toEqual(wanted)
      }
  })
})

describe('a spot in the hand-made order', () => {
  const rows = order(1, 2, 3, 4)

  it('is counted without the row that moves', () => {
    expect(indexOfSpot(rows, 3, 'top')).toBe(0)
    expect(indexOfSpot(rows, 4, { before: 2 })).toBe(1)
    expect(indexOfSpot(rows, 1, { after: 3 })).toBe(2)
    expect(indexOfSpot(rows, 1, { after: 4 })).toBe(3)
  })

  it('is nowhere when the row or its neighbour is gone', () => {
    expect(indexOfSpot(rows, 9, 'top')).toBe(-1)
    expect(indexOfSpot(rows, 1, { before: 9 })).toBe(-1)
    expect(indexOfSpot(rows, 1, { after: 9 })).toBe(-1)
  })
})
