import { describe, expect, it } from 'vitest'
import { nearestWeight } from '@/lib/fontWeights'

/** CSS Fonts 4, "Matching font styles". */
describe('the weight that a browser takes', () => {
  it.each([
    [[400, 500, 600], 500, 500],
    [[400, 500, 600], 700, 600],
    [[400, 600], 500, 400],
    [[400, 500], 450, 500],
    [[600], 500, 600],
    [[400, 700], 600, 700],
    [[500, 700], 400, 500],
    [[300, 400], 350, 300],
    [[400, 500], 100, 400],
  ])('of %j for %i is %i', (weights, wanted, taken) => {
    expect(nearestWeight(weights, wanted)).toBe(taken)
  })

  it('is none where there is none', () => {
    expect(nearestWeight([], 400)).toBeUndefined()
  })
})
