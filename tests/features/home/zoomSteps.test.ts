import { describe, expect, it } from 'vitest'
import { stepOf } from '@/features/home/webtoon/letters'

describe('the zoom through the letters', () => {
  it.each([1, 1.1, 1.3, 2, 7.77, 15, 28])('draws %f large enough that stretching is not seen', (zoom) => {
    const { drawnAt, stretch } = stepOf(zoom)
    expect(drawnAt * stretch).toBeCloseTo(zoom)
    expect(stretch).toBeGreaterThanOrEqual(0.999)
    expect(stretch).toBeLessThan(1.31)
  })

  it('draws the outline anew at few of many scroll steps', () => {
    const steps = Array.from({ length: 1000 }, (_, i) => stepOf(28 ** (i / 999)).drawnAt)
    expect(new Set(steps).size).toBeLessThan(15)
    expect(steps[0]).toBe(1)
  })
})
