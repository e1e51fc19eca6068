import { describe, expect, it } from 'vitest'
import { restingSpring, isAtRest, pullForVelocity, stepSpring } from '@/features/home/gallery/gallery.motion'

function swingFor(seconds: number, pull: number, from = restingSpring) {
  let swing = from
  for (let at = 0; at < seconds; at += 1 / 60) swing = stepSpring(swing, pull, 1 / 60)
  return swing
}

describe('the swing of a print', () => {
  it('lags behind the scroll by at most 4°', () => {
    expect(pullForVelocity(0)).toBe(0)
    expect(pullForVelocity(600)).toBeGreaterThan(0)
    expect(pullForVelocity(-600)).toBe(-pullForVelocity(600))
    expect(pullForVelocity(90_000)).toBe(4)
    for (const seconds of [0.05, 0.2, 0.5, 3])
      expect(Math.abs(swingFor(seconds, pullForVelocity(90_000)).angle)).toBeLessThanOrEqual(4)
  })

  it('comes to rest after scrolling ends', () => {
    const swung = swingFor(0.3, 4)
    expect(swung.angle).toBeGreaterThan(1)
    expect(isAtRest(swung, 0)).toBe(false)
    expect(isAtRest(swingFor(3, 0, swung), 0)).toBe(true)
  })

  it('stays stable in a long frame', () => {
    const { angle, speed } = stepSpring({ angle: 3, speed: -20 }, -4, 0.4)
    expect(Math.abs(angle)).toBeLessThanOrEqual(4)
    expect(Number.isFinite(speed)).toBe(true)
  })
})
