import { describe, expect, it } from 'vitest'
import { EASING } from '@/config/motion'
import { cubicBezier } from '@/motion/cubicBezier'

describe('cubicBezier', () => {
  it.each(Object.entries(EASING))('starts at 0 and ends at 1: %s', (_, points) => {
    const ease = cubicBezier(points)
    expect([ease(0), ease(1)]).toEqual([0, 1])
  })

  it('is linear if its control points are on the diagonal', () => {
    const ease = cubicBezier([0.25, 0.25, 0.75, 0.75])
    for (const time of [0.1, 0.5, 0.9]) expect(ease(time)).toBeCloseTo(time, 6)
  })

  // Values of `ease` (0.25, 0.1, 0.25, 1) as browsers compute them.
  it.each([
    [0.25, 0.4085],
    [0.5, 0.8024],
    [0.75, 0.9605],
  ])('matches CSS `ease`: at %d it is %d', (time, value) => {
    expect(cubicBezier([0.25, 0.1, 0.25, 1])(time)).toBeCloseTo(value, 3)
  })
})
