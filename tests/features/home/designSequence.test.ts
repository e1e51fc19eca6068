import { describe, expect, it } from 'vitest'
import { skillGroups } from '@/content/skills'
import {
  DESIGN_SCREENS,
  designMoments,
  groupRanges,
  headingRanges,
  sheetRanges,
} from '@/features/home/design/sequence'
import { shouldSnap } from '@/features/home/design/snapToNextSection'

const endOf = ({ at, duration }: { at: number; duration: number }) => at + duration

describe('the sequence of the design section', () => {
  it('is 250 % of the view for each of the three groups', () => {
    expect(skillGroups).toHaveLength(3)
    expect(DESIGN_SCREENS).toBe(7.5)
  })

  it('shows a title before its plates and hides it after them', () => {
    for (const [index, group] of skillGroups.entries()) {
      const plates = group.skills.length + (group.team ? 1 : 0)
      const { titleIn, platesIn, platesOut, titleOut } = groupRanges(index, plates)
      const start = index * 100
      expect(titleIn).toEqual({ at: start + 12, duration: 12 })
      expect(Math.min(...platesIn.map(({ at }) => at))).toBe(start + 20)
      expect(Math.max(...platesIn.map(endOf))).toBeCloseTo(start + 44)
      expect(Math.min(...platesOut.map(({ at }) => at))).toBe(start + 76)
      expect(Math.max(...platesOut.map(endOf))).toBeCloseTo(start + 92)
      expect(titleOut).toEqual({ at: start + 90, duration: 10 })
    }
  })

  it('shows the plates in order and hides them in reverse order', () => {
    const { platesIn, platesOut } = groupRanges(0, 4)
    const starts = platesIn.map(({ at }) => at)
    expect(starts).toEqual(starts.toSorted((a, b) => a - b))
    const leaves = platesOut.map(({ at }) => at)
    expect(leaves).toEqual(leaves.toSorted((a, b) => b - a))
  })

  it('never shows two groups at once', () => {
    for (let index = 1; index < skillGroups.length; index += 1) {
      expect(groupRanges(index, 3).titleIn.at).toBeGreaterThanOrEqual(
        endOf(groupRanges(index - 1, 3).titleOut),
      )
    }
  })

  it('hides the heading before the first title and shows the sheet at the end', () => {
    expect(endOf(headingRanges.leaves)).toBeLessThanOrEqual(groupRanges(0, 4).titleIn.at)
    expect(sheetRanges.drops.at).toBe(288)
    expect(endOf(sheetRanges.crosshair)).toBe(300)
  })

  it('provides progress values at which each frame is at rest', () => {
    expect(designMoments.heading * 300).toBeGreaterThan(endOf(headingRanges.appears))
    expect(designMoments.heading * 300).toBeLessThan(headingRanges.leaves.at)
    for (const [index] of skillGroups.entries()) {
      const moment = designMoments.group(index) * 300 - index * 100
      expect(moment).toBeGreaterThan(44)
      expect(moment).toBeLessThan(76)
    }
  })
})

describe('snapping to the next section', () => {
  const resting = { y: 8000, end: 7650, next: 8550, isDownwards: true, isTouching: false }

  it('happens when a downward scroll rests between the pin and the next section', () => {
    expect(shouldSnap(resting)).toBe(true)
  })

  it.each([
    ['after scrolling up', { isDownwards: false }],
    ['while a finger touches the screen', { isTouching: true }],
    ['inside the pin', { y: 7000 }],
    ['at the end of the pin', { y: 7650 }],
    ['at the next section', { y: 8550 }],
    ['beyond the top of the next section', { y: 9000 }],
  ])('does not happen %s', (_, change) => {
    expect(shouldSnap({ ...resting, ...change })).toBe(false)
  })
})
