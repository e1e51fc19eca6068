import { describe, expect, it } from 'vitest'
import { hanging, isStill, pullOf, swingOn } from '@/features/home/gallery/swing'
import { sagAt } from '@/features/home/gallery/wire'

function swingFor(seconds: number, pull: number, from = hanging) {
  let swing = from
  for (let at = 0; at < seconds; at += 1 / 60) swing = swingOn(swing, pull, 1 / 60)
  return swing
}

describe('a print on its peg', () => {
  it('lags behind the scroll, never by more than 4°', () => {
    expect(pullOf(0)).toBe(0)
    expect(pullOf(600)).toBeGreaterThan(0)
    expect(pullOf(-600)).toBe(-pullOf(600))
    expect(pullOf(90_000)).toBe(4)
    for (const seconds of [0.05, 0.2, 0.5, 3])
      expect(Math.abs(swingFor(seconds, pullOf(90_000)).angle)).toBeLessThanOrEqual(4)
  })

  it('settles straight once the scroll rests', () => {
    const swung = swingFor(0.3, 4)
    expect(swung.angle).toBeGreaterThan(1)
    expect(isStill(swung, 0)).toBe(false)
    expect(isStill(swingFor(3, 0, swung), 0)).toBe(true)
  })

  it('survives a long frame', () => {
    const { angle, speed } = swingOn({ angle: 3, speed: -20 }, -4, 0.4)
    expect(Math.abs(angle)).toBeLessThanOrEqual(4)
    expect(Number.isFinite(speed)).toBe(true)
  })
})

describe('the wire', () => {
  it('hangs lowest in the middle of the view and the same on both sides', () => {
    expect(sagAt(0.5)).toBeGreaterThan(sagAt(0.3))
    expect(sagAt(0.2)).toBeCloseTo(sagAt(0.8))
    expect(sagAt(9)).toBe(sagAt(12))
  })
})
