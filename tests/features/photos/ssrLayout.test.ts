import { describe, expect, it } from 'vitest'
import { BREAKPOINT_PX } from '@/config/breakpoints'
import { filmSize, filmStrips, ssrFilm } from '@/features/photos/wall/filmStrips'
import { justifiedRows, rowOptions, ssrRows } from '@/features/photos/wall/justifiedRows'
import { FILM_VIEWS, propertiesPerView, ROW_VIEWS, ssrSizes, type SsrPhoto } from '@/features/list/ssrViews'

const RATIOS = Array.from({ length: 24 }, (_, index) => [1.5, 1.5, 2 / 3, 1, 1.5, 0.6, 1.78][index % 7] ?? 1)

const valueOf = ({ style }: SsrPhoto, name: `--${string}`) => Number.parseFloat(String(style[name]))

/** Views, and widths with the same row breaks. */
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

describe('the static layout of a wall', () => {
  it.each(VIEWS)('matches the measured rows: %s, %i px', (view, width) => {
    const { gap } = rowOptions(width)
    const rows = justifiedRows(RATIOS, rowOptions(width))
    const ssrWidths = ssrRows(RATIOS).map((photo) => {
      const share = valueOf(photo, '--ratio') / valueOf(photo, `--sum-${view}`)
      return (width - valueOf(photo, `--gaps-${view}`) * gap) * share
    })
    const measured = rows.flatMap(({ frames }) => frames.map((frame) => frame.width))
    for (const [index, length] of measured.entries())
      expect(Math.abs(length - (ssrWidths[index] ?? 0))).toBeLessThan(1)
  })

  it.each(VIEWS.filter(([, width]) => [390, 820, 1440].includes(width)))(
    'matches the measured film: %s, %i px',
    (view, width) => {
      const { frame: height, gap, overhang } = filmSize(width >= BREAKPOINT_PX.tablet)
      const strips = filmStrips(RATIOS, { width, height, gap, overhang })
      const { wall, frames } = ssrFilm(RATIOS)
      expect(wall[`--strips-${view}`]).toBe(strips.length)
      const measured = strips.flatMap((strip, number) =>
        strip.frames.map((frame) => ({
          number,
          fits: strip.offset === 0,
          ...frame,
          x: frame.x - strip.offset,
        })),
      )
      for (const [index, { number, fits, x, width: length }] of measured.entries()) {
        const ssr = frames[index]!
        expect(valueOf(ssr, `--strip-${view}`)).toBe(number)
        expect(ssr.style[`--width-${view}`]).toBe(`${length}px`)
        const left = valueOf(ssr, `--share-${view}`) * width + valueOf(ssr, `--shift-${view}`)
        expect(Math.abs(left - x)).toBeLessThan(1)
        expect(valueOf(ssr, `--margins-${view}`)).toBe(fits ? 1 : 0)
      }
    },
  )

  it('loads the first row of every view eagerly', () => {
    const eager = ssrRows(RATIOS).map(({ priority }) => priority)
    expect(eager.slice(0, 2)).toEqual([true, true])
    expect(eager.slice(5).some(Boolean)).toBe(false)
  })

  it('provides custom properties and image sizes for each view', () => {
    expect(propertiesPerView(FILM_VIEWS, 'gaps', [0, 1, 2])).toEqual({
      '--gaps-phone': 0,
      '--gaps-tablet': 1,
      '--gaps-desk': 2,
    })
    expect(ssrSizes(ROW_VIEWS, ['62vw', '50vw', '40vw', '30vw'])).toBe(
      '(max-width: 767.98px) 62vw, (max-width: 1023.98px) 50vw, (max-width: 2239.98px) 40vw, 30vw',
    )
  })
})
