import { describe, expect, it } from 'vitest'
import { frameAt, momentAt } from '@/features/home/webtoon/sequence'

const COUNT = 3
const at = (index: number, percent: number) => (index + percent / 100) / COUNT
const frame = (index: number, percent: number) => frameAt(momentAt(at(index, percent), COUNT))

describe('the active series', () => {
  it.each([
    [-0.2, 0],
    [0, 0],
    [at(0, 99), 0],
    [at(1, 1), 1],
    [at(2, 50), 2],
    [1, 2],
    [1.4, 2],
  ])('at progress %f is series %i', (progress, index) => {
    expect(momentAt(progress, COUNT).index).toBe(index)
  })

  it.each([
    [3, 'title'],
    [20, 'zoom'],
    [40, 'reveal'],
    [68, 'read'],
    [85, 'leave'],
    [96, 'cover'],
  ])('at %i %% of its slice a series is in phase %s', (percent, phase) => {
    expect(momentAt(at(1, percent), COUNT).phase).toBe(phase)
  })

  it('is the last one at the end, covered by the sheet', () => {
    expect(momentAt(1, COUNT)).toEqual({ index: 2, within: 1, phase: 'cover' })
  })
})

describe('the frame of a series', () => {
  it('starts with the letters at rest, behind the title frame or behind the closed sheet', () => {
    expect(frame(0, 0)).toMatchObject({
      zoom: 1,
      plate: 1,
      cover: 0,
      titleLiftPercent: 0,
      card: 0,
      figures: 0,
    })
    expect(frame(0, 5)).toMatchObject({ zoom: 1, cover: 0, titleLiftPercent: 100 })
    expect(frame(1, 0)).toMatchObject({ zoom: 1, plate: 1, cover: 1, titleLiftPercent: 100, card: 0 })
    expect(frame(1, 5)).toMatchObject({ zoom: 1, cover: 0, titleLiftPercent: 100 })
  })

  it('zooms exponentially from 1 to 28 between 6 and 32 %', () => {
    expect(frame(0, 6).zoom).toBeCloseTo(1)
    expect(frame(0, 19).zoom).toBeCloseTo(Math.sqrt(28))
    expect(frame(0, 32).zoom).toBeCloseTo(28)
    expect(frame(0, 90).zoom).toBeCloseTo(28)
  })

  it('shows card and figures without the sheet while it is read', () => {
    for (const percent of [58.1, 68, 77.9])
      expect(frame(1, percent)).toMatchObject({
        plate: 0,
        cover: 0,
        stepBack: 1,
        card: 1,
        cardRisePx: 0,
        figures: 1,
        figuresRisePercent: 0,
        figuresAwayPercent: 0,
      })
  })

  it('hides card and figures before the closed sheet covers it', () => {
    expect(frame(2, 92)).toMatchObject({ card: 0, cover: 0 })
    expect(frame(2, 92).figuresAwayPercent).toBeCloseTo(110)
    expect(frame(2, 100).cover).toBe(1)
  })

  it('changes to the next series behind the opaque sheet', () => {
    expect(frame(0, 99.999).cover).toBeCloseTo(1)
    expect(frame(1, 0).cover).toBe(1)
  })
})
