import { describe, expect, it } from 'vitest'
import { skillGroups } from '@content/skills'
import { groupRanges } from '@/features/home/design/sequence'
import { shouldSnap } from '@/features/home/design/snapToNextSection'

const endOf = ({ at, duration }: { at: number; duration: number }) => at + duration

describe('the sequence of the design section', () => {
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
