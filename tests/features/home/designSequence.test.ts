import { describe, expect, it } from 'vitest'
import { skillGroups } from '@/content/skills'
import {
  DESIGN_SCREENS,
  designMoments,
  groupRanges,
  headingRanges,
  sheetRanges,
  shouldSnap,
} from '@/features/home/design/sequence'

const endOf = ({ at, duration }: { at: number; duration: number }) => at + duration

describe('the storyboard of the desk', () => {
  it('gives each of the three groups 250 % of the view', () => {
    expect(skillGroups).toHaveLength(3)
    expect(DESIGN_SCREENS).toBe(7.5)
  })

  it('shows a title before its plates and takes it away after them', () => {
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

  it('lets the plates come from the first to the last and leave from the last to the first', () => {
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

  it('clears the heading before the first title and drops the sheet at the very end', () => {
    expect(endOf(headingRanges.leaves)).toBeLessThanOrEqual(groupRanges(0, 4).titleIn.at)
    expect(sheetRanges.drops.at).toBe(288)
    expect(endOf(sheetRanges.crosshair)).toBe(300)
  })

  it('names moments at which each frame stands still', () => {
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
  const rested = { y: 8000, end: 7650, next: 8550, downwards: true, touching: false }

  it('happens once a downward scroll rests between the pin and the next section', () => {
    expect(shouldSnap(rested)).toBe(true)
  })

  it.each([
    ['on the way up', { downwards: false }],
    ['under a finger', { touching: true }],
    ['inside the pin', { y: 7000 }],
    ['at the end of the pin', { y: 7650 }],
    ['at the next section', { y: 8550 }],
    ['beyond it', { y: 9000 }],
  ])('does not happen %s', (_, change) => {
    expect(shouldSnap({ ...rested, ...change })).toBe(false)
  })
})
