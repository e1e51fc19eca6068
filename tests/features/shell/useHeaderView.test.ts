import { describe, expect, it } from 'vitest'
import { getHeaderAfterScroll, initialHeaderState } from '@/features/shell/useHeaderView'

/** Returns the header after scrolling through these positions (px). */
const after = (...positions: number[]) => positions.reduce(getHeaderAfterScroll, initialHeaderState)

describe('the header', () => {
  it('is visible and not compact at the top', () => {
    expect(after(0)).toMatchObject({ scrolled: false, hidden: false })
  })

  it.each([
    [99, false],
    [100, false],
    [101, true],
  ])('at %i px is compact: %s', (y, scrolled) => {
    expect(after(y).scrolled).toBe(scrolled)
  })

  it.each([
    [300, false],
    [301, true],
  ])('on the way down to %i px is hidden: %s', (y, hidden) => {
    expect(after(250, y).hidden).toBe(hidden)
  })

  it('is shown on the way up and hidden on the way down', () => {
    expect(after(900, 899)).toMatchObject({ scrolled: true, hidden: false })
    expect(after(900, 899, 901).hidden).toBe(true)
  })

  it('stays the same without scrolling', () => {
    expect(after(900, 900).hidden).toBe(true)
    expect(after(900, 800, 800).hidden).toBe(false)
  })

  it('is visible near the top, however it got there', () => {
    expect(after(5000, 0)).toMatchObject({ scrolled: false, hidden: false })
    expect(after(5000, 300).hidden).toBe(false)
  })

  it('treats rubber-band positions as the top', () => {
    expect(after(-80)).toEqual(initialHeaderState)
  })
})
