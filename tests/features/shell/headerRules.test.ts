import { describe, expect, it } from 'vitest'
import { headerAfterScroll, headerAtTop } from '@/features/shell/useHeaderView'

/** The header after scrolling through all these positions (px). */
const after = (...positions: number[]) => positions.reduce(headerAfterScroll, headerAtTop)

describe('the header', () => {
  it('is shown in its first look at the top', () => {
    expect(after(0)).toMatchObject({ scrolled: false, hidden: false })
  })

  it.each([
    [99, false],
    [100, false],
    [101, true],
  ])('at %i px has the scrolled look: %s', (y, scrolled) => {
    expect(after(y).scrolled).toBe(scrolled)
  })

  it.each([
    [300, false],
    [301, true],
  ])('going down to %i px is hidden: %s', (y, hidden) => {
    expect(after(250, y).hidden).toBe(hidden)
  })

  it('comes back on the way up and goes again on the way down', () => {
    expect(after(900, 899)).toMatchObject({ scrolled: true, hidden: false })
    expect(after(900, 899, 901).hidden).toBe(true)
  })

  it('changes nothing when the page stands still', () => {
    expect(after(900, 900).hidden).toBe(true)
    expect(after(900, 800, 800).hidden).toBe(false)
  })

  it('is back near the top, however it got there', () => {
    expect(after(5000, 0)).toMatchObject({ scrolled: false, hidden: false })
    expect(after(5000, 300).hidden).toBe(false)
  })

  it('takes the stretch of a rubber band for the top', () => {
    expect(after(-80)).toEqual(headerAtTop)
  })
})
