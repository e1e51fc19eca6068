import { describe, expect, it } from 'vitest'
import { BREAKPOINT_PX } from '@/config/breakpoints'
import { filmOf } from '@/features/photos/wall/film'
import { filmStrips } from '@/features/photos/wall/filmStrips'
import { justifiedRows } from '@/features/photos/wall/justifiedRows'
import { rowOptions } from '@/features/photos/wall/rowOptions'
import { stillFilm } from '@/features/photos/wall/stillFilm'
import { stillRows } from '@/features/photos/wall/stillRows'
import { FILM_VIEWS, perView, ROW_VIEWS, stillSizes, type StillPhoto } from '@/features/list/stillViews'

const RATIOS = Array.from({ length: 24 }, (_, index) => [1.5, 1.5, 2 / 3, 1, 1.5, 0.6, 1.78][index % 7] ?? 1)

const valueOf = ({ style }: StillPhoto, name: `--${string}`) => Number.parseFloat(String(style[name]))

/** Views, and widths at which their rows break alike. */
const VIEWS = [
  ['phone', 390],
  ['phone', 360],
  ['phone', 430],
  ['tablet', 820],
  ['desk', 1440],
  ['desk', 1280],
  ['desk', 1895],
  ['wide', 2560],
] as const

describe('a wall before script', () => {
  it.each(VIEWS)('has the rows that script gives it: %s, %i px', (view, width) => {
    const { gap } = rowOptions(width)
    const rows = justifiedRows(RATIOS, rowOptions(width))
    const still = stillRows(RATIOS).map((photo) => {
      const share = valueOf(photo, '--ratio') / valueOf(photo, `--sum-${view}`)
      return (width - valueOf(photo, `--gaps-${view}`) * gap) * share
    })
    const measured = rows.flatMap(({ frames }) => frames.map((frame) => frame.width))
    for (const [index, length] of measured.entries())
      expect(Math.abs(length - (still[index] ?? 0))).toBeLessThan(1)
  })

  it.each(VIEWS.filter(([, width]) => [390, 820, 1440].includes(width)))(
    'has the film where script puts it: %s, %i px',
    (view, width) => {
      const { frame: height, gap, overhang } = filmOf(width >= BREAKPOINT_PX.tablet)
      const strips = filmStrips(RATIOS, { width, height, gap, overhang })
      const { wall, frames } = stillFilm(RATIOS)
      expect(wall[`--strips-${view}`]).toBe(strips.length)
      const measured = strips.flatMap((strip, number) =>
        strip.frames.map((frame) => ({ number, open: strip.cut === 0, ...frame, x: frame.x - strip.cut })),
      )
      for (const [index, { number, open, x, width: length }] of measured.entries()) {
        const still = frames[index]!
        expect(valueOf(still, `--strip-${view}`)).toBe(number)
        expect(still.style[`--width-${view}`]).toBe(`${length}px`)
        const left = valueOf(still, `--share-${view}`) * width + valueOf(still, `--shift-${view}`)
        expect(Math.abs(left - x)).toBeLessThan(1)
        expect(valueOf(still, `--margins-${view}`)).toBe(open ? 1 : 0)
      }
    },
  )

  it('loads the first row of every view at once', () => {
    const eager = stillRows(RATIOS).map(({ priority }) => priority)
    expect(eager.slice(0, 2)).toEqual([true, true])
    expect(eager.slice(5).some(Boolean)).toBe(false)
  })

  it('gives CSS and pictures a length for each view', () => {
    expect(perView(FILM_VIEWS, 'gaps', [0, 1, 2])).toEqual({
      '--gaps-phone': 0,
      '--gaps-tablet': 1,
      '--gaps-desk': 2,
    })
    expect(stillSizes(ROW_VIEWS, ['62vw', '50vw', '40vw', '30vw'])).toBe(
      '(max-width: 767.98px) 62vw, (max-width: 1023.98px) 50vw, (max-width: 2239.98px) 40vw, 30vw',
    )
  })
})
