import { describe, expect, it } from 'vitest'
import {
  restingSpring,
  isAtRest,
  pullAt,
  stepSpring,
  wireSagAt,
} from '@/features/home/gallery/gallery.motion'

function swingFor(seconds: number, pull: number, from = restingSpring) {
  let swing = from
  for (let at = 0; at < seconds; at += 1 / 60) swing = stepSpring(swing, pull, 1 / 60)
  return swing
}

describe('a print on its peg', () => {
  it('lags behind the scroll, never by more than 4°', () => {
    expect(pullAt(0)).toBe(0)
    expect(pullAt(600)).toBeGreaterThan(0)
    expect(pullAt(-600)).toBe(-pullAt(600))
    expect(pullAt(90_000)).toBe(4)
    for (const seconds of [0.05, 0.2, 0.5, 3])
      expect(Math.abs(swingFor(seconds, pullAt(90_000)).angle)).toBeLessThanOrEqual(4)
  })

  it('settles straight once the scroll rests', () => {
    const swung = swingFor(0.3, 4)
    expect(swung.angle).toBeGreaterThan(1)
    expect(isAtRest(swung, 0)).toBe(false)
    expect(isAtRest(swingFor(3, 0, swung), 0)).toBe(true)
  })

  it('survives a long frame', () => {
    const { angle, speed } = stepSpring({ angle: 3, speed: -20 }, -4, 0.4)
    expect(Math.abs(angle)).toBeLessThanOrEqual(4)
    expect(Number.isFinite(speed)).toBe(true)
  })
})

describe('the wire', () => {
  it('hangs lowest in the middle of the view and the same on both sides', () => {
    expect(wireSagAt(0.5)).toBeGreaterThan(wireSagAt(0.3))
    expect(wireSagAt(0.2)).toBeCloseTo(wireSagAt(0.8))
    expect(wireSagAt(9)).toBe(wireSagAt(12))
  })
})
