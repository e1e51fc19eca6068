import { describe, expect, it } from 'vitest'
import {
  comicPanels,
  comicRows,
  DESKTOP_RHYTHM,
  panelOutline,
  panelSizes,
  PHONE_RHYTHM,
} from '@/features/fanart/comicPanels'

const lines = (column: string) => column.split(' / ').map(Number)

describe('comicPanels', () => {
  it('follows the rhythm and fills the last row', () => {
    expect(comicRows(6, DESKTOP_RHYTHM)).toEqual([2, 3, 1])
    expect(comicRows(6, PHONE_RHYTHM)).toEqual([1, 2, 2, 1])
    expect(comicRows(4, DESKTOP_RHYTHM)).toEqual([2, 2])
    expect(comicRows(1, DESKTOP_RHYTHM)).toEqual([1])
    expect(comicRows(0, DESKTOP_RHYTHM)).toEqual([])
  })

  it.each([1, 2, 3, 5, 7, 24, 25])(
    'fills every row of %i panels from edge to edge in reading order',
    (count) => {
      for (const rhythm of [DESKTOP_RHYTHM, PHONE_RHYTHM]) {
        const panels = comicPanels(count, rhythm)
        expect(panels).toHaveLength(count)
        let at = 1
        for (const { column } of panels) {
          const [start, end] = lines(column)
          // Each panel begins where the previous one ends, or in the next row.
          expect(start).toBe(at)
          at = end === 13 ? 1 : (end ?? 0)
        }
        expect(at).toBe(1)
      }
    },
  )

  it('gives neighbouring panels the same slant at their gutter', () => {
    const panels = comicPanels(24, DESKTOP_RHYTHM)
    const neighbours = panels.slice(1).map((panel, index) => [panels[index]?.right, panel.left])
    expect(neighbours.filter(([right, left]) => right !== left)).toEqual([])
    const edges = panels.filter(({ right }) => right === '|').map(({ column }) => lines(column)[1])
    expect(new Set(edges)).toEqual(new Set([13]))
  })

  it('outlines a straight page edge and a slanted gutter', () => {
    expect(panelOutline({ left: '|', right: '/' })).toBe(
      'polygon(0px 0, 100% 0, calc(100% - var(--slant)) 100%, 0px 100%)',
    )
    expect(panelOutline({ left: '/', right: '|' })).toBe(
      'polygon(var(--slant) 0, 100% 0, 100% 100%, 0px 100%)',
    )
  })
})

describe('panelSizes', () => {
  const [wide] = comicPanels(2, DESKTOP_RHYTHM)
  const narrow = comicPanels(3, PHONE_RHYTHM)[1]!

  it('is the width of the panel', () => {
    expect(panelSizes(wide!, narrow, 0.6)).toBe('(max-width: 767.98px) max(47vw, 154px), 55vw')
  })

  it('is wider than the panel if the picture must match its height', () => {
    expect(panelSizes(wide!, narrow, 3)).toBe('(max-width: 767.98px) max(47vw, 768px), 84vw')
  })
})
