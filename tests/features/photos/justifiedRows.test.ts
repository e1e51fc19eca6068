import { describe, expect, it } from 'vitest'
import { justifiedRows } from '@/features/photos/wall/justifiedRows'
import type { Row } from '@/features/photos/wall/rows'

const options = { width: 1440, gap: 5, target: 330 }
const [wide, tall, square] = [1.5, 2 / 3, 1]

/** Numbers that look like chance and are the same every time. */
function* chance(seed: number) {
  let state = seed
  for (;;) {
    state = (state * 1103515245 + 12345) % 2 ** 31
    yield state / 2 ** 31
  }
}
function ratiosOf(seed: number, count: number): number[] {
  const next = chance(seed)
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
  it('gives three landscapes a row of their own when that is nearest to the target', () => {
    expect(shape(justifiedRows(Array<number>(6).fill(wide), options))).toEqual([3, 3])
  })

  it('lets one landscape or two portraits fill the width of a phone', () => {
    const phone = { width: 390, gap: 5, target: 250 }
    expect(shape(justifiedRows([wide, tall, tall, wide], phone))).toEqual([1, 2, 1])
  })

  it('leaves a lonely last photo at the target height on the left', () => {
    const last = justifiedRows([wide, wide, wide, tall], options).at(-1)
    expect(last).toMatchObject({ first: 3, height: 330, frames: [{ x: 0, width: 220 }] })
  })

  it('stretches the last row when that takes no more than a quarter', () => {
    const ratios = [wide, wide, wide, wide, wide, 0.9]
    const last = justifiedRows(ratios, options).at(-1)
    expect(last?.height).toBeLessThanOrEqual(330 * 1.25)
    expect(last && right(last)).toBe(1440)
  })

  it.each([0, -1])('has no rows on a wall %i px wide', (width) => {
    expect(justifiedRows([wide], { ...options, width })).toEqual([])
  })

  it('has no rows without photos', () => {
    expect(justifiedRows([], options)).toEqual([])
  })

  const walls = [390, 768, 1024, 1440, 2560].flatMap((width) => [1, 2, 3].map((seed) => ({ width, seed })))

  it.each(walls)('holds every photo once and in order at $width px ($seed)', ({ width, seed }) => {
    const rows = justifiedRows(ratiosOf(seed, 500), { ...options, width })
    let next = 0
    for (const row of rows) {
      expect(row.first).toBe(next)
      expect(row.frames.length).toBeGreaterThan(0)
      next += row.frames.length
    }
    expect(next).toBe(500)
  })

  it.each(walls)('runs from edge to edge with even gaps at $width px ($seed)', ({ width, seed }) => {
    const rows = justifiedRows(ratiosOf(seed, 500), { ...options, width })
    for (const row of rows.slice(0, -1)) expect(right(row)).toBe(width)
    for (const { frames } of rows)
      frames.forEach((frame, place) => {
        const before = frames[place - 1] ?? { x: -5, width: 0 }
        expect(frame.width).toBeGreaterThan(0)
        // Edges are whole pixels, so a gap may be one pixel off.
        expect(Math.abs(frame.x - before.x - before.width - 5)).toBeLessThanOrEqual(1)
      })
  })

  it.each(walls)('crops no photo by more than a pixel or two at $width px ($seed)', ({ width, seed }) => {
    const ratios = ratiosOf(seed, 200)
    for (const row of justifiedRows(ratios, { ...options, width }))
      row.frames.forEach((frame, place) => {
        expect(Math.abs(frame.width - (ratios[row.first + place] ?? 0) * row.height)).toBeLessThanOrEqual(3)
      })
  })

  it.each(walls)(
    'moves nothing but the last row when photos are added at $width px ($seed)',
    ({ width, seed }) => {
      const ratios = ratiosOf(seed, 96)
      for (const count of [24, 48, 72]) {
        const before = justifiedRows(ratios.slice(0, count), { ...options, width })
        const after = justifiedRows(ratios, { ...options, width })
        expect(after.slice(0, before.length - 1)).toEqual(before.slice(0, -1))
      }
    },
  )

  it('lays 10,000 photos out in the blink of an eye', () => {
    const ratios = ratiosOf(7, 10_000)
    const start = performance.now()
    justifiedRows(ratios, options)
    expect(performance.now() - start).toBeLessThan(250)
  })
})
