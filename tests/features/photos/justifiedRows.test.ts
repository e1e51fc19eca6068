import { describe, expect, it } from 'vitest'
import { justifiedRows } from '@/features/photos/wall/justifiedRows'
import type { Row } from '@/features/photos/wall/rows'

const options = { width: 1440, gap: 5, target: 330 }
const [wide, tall, square] = [1.5, 2 / 3, 1]

/** Deterministic pseudo-random numbers from 0 to 1. */
function* randomNumbers(seed: number) {
  let state = seed
  for (;;) {
    state = (state * 1103515245 + 12345) % 2 ** 31
    yield state / 2 ** 31
  }
}
function ratiosOf(seed: number, count: number): number[] {
  const next = randomNumbers(seed)
  return Array.from({ length: count }, () => {
    const kinds = [wide, wide, tall, square, 0.5, 3.2, 1.78]
    return kinds[Math.floor((next.next().value ?? 0) * kinds.length)] ?? wide
  })
}
const right = (row: Row) => {
  const last = row.frames.at(-1)
  return last ? last.x + last.width : 0
}
const shape = (rows: Row[]) => rows.map(({ frames }) => frames.length)

describe('justified rows', () => {
  it('put three landscapes in a row when that is closest to the target height', () => {
    expect(shape(justifiedRows(Array<number>(6).fill(wide), options))).toEqual([3, 3])
  })

  it('fill the width of a phone with one landscape or two portraits', () => {
    const phone = { width: 390, gap: 5, target: 250 }
    expect(shape(justifiedRows([wide, tall, tall, wide], phone))).toEqual([1, 2, 1])
  })

  it('keep a single last photo at the target height on the left', () => {
    const last = justifiedRows([wide, wide, wide, tall], options).at(-1)
    expect(last).toMatchObject({ first: 3, height: 330, frames: [{ x: 0, width: 220 }] })
  })

  it('stretch the last row by at most a quarter', () => {
    const ratios = [wide, wide, wide, wide, wide, 0.9]
    const last = justifiedRows(ratios, options).at(-1)
    expect(last?.height).toBeLessThanOrEqual(330 * 1.25)
    expect(last && right(last)).toBe(1440)
  })

  it.each([0, -1])('are empty on a wall %i px wide', (width) => {
    expect(justifiedRows([wide], { ...options, width })).toEqual([])
  })

  it('are empty without photos', () => {
    expect(justifiedRows([], options)).toEqual([])
  })

  const walls = [390, 768, 1024, 1440, 2560].flatMap((width) => [1, 2, 3].map((seed) => ({ width, seed })))

  it.each(walls)(
    'contain every photo once, in order, uncropped and from edge to edge at $width px ($seed)',
    ({ width, seed }) => {
      const ratios = ratiosOf(seed, 500)
      const rows = justifiedRows(ratios, { ...options, width })
      let next = 0
      for (const { first, frames, height } of rows) {
        expect(first).toBe(next)
        frames.forEach((frame, position) => {
          const before = frames[position - 1] ?? { x: -5, width: 0 }
          expect(frame.width).toBeGreaterThan(0)
          // Edges are whole pixels, so a gap may be one pixel off, and a width three.
          expect(Math.abs(frame.x - before.x - before.width - 5)).toBeLessThanOrEqual(1)
          expect(Math.abs(frame.width - (ratios[first + position] ?? 0) * height)).toBeLessThanOrEqual(3)
        })
        next += frames.length
      }
      expect(next).toBe(500)
      for (const row of rows.slice(0, -1)) expect(right(row)).toBe(width)
    },
  )

  it.each(walls)(
    'change only the last row when photos are appended at $width px ($seed)',
    ({ width, seed }) => {
      const ratios = ratiosOf(seed, 96)
      for (const count of [24, 48, 72]) {
        const before = justifiedRows(ratios.slice(0, count), { ...options, width })
        const after = justifiedRows(ratios, { ...options, width })
        expect(after.slice(0, before.length - 1)).toEqual(before.slice(0, -1))
      }
    },
  )
})
