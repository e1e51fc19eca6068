import { BREAKPOINT_PX } from '@/config/breakpoints'
import { filmOf } from './film'
import { filmStrips, type Strip } from './filmStrips'
import { FILM_VIEWS, perView, stillSizes, type StillPhoto, type StillStyle } from '@/features/list/stillViews'

/** Where a frame stands: its strip, and its left edge as a share of the wall's width, a length and so many page margins. */
interface Place {
  strip: number
  share: number
  shift: number
  margins: number
  width: number
}

/** The cut of a strip is a share of what it is longer than the wall: that share goes with the wall's width. */
function placesOf(strip: Strip, number: number, wall: number): Place[] {
  const over = strip.length - wall
  const open = strip.cut === 0
  const share = open ? 0 : strip.cut / over
  return strip.frames.map(({ x, width }) => ({
    strip: number,
    share: Number(share.toFixed(4)),
    shift: Number((x - share * strip.length).toFixed(1)),
    margins: open ? 1 : 0,
    width,
  }))
}

/** The strips of every view: frames in their places, and what the wall needs for its height. */
export function stillFilm(ratios: readonly number[]): { wall: StillStyle; frames: StillPhoto[] } {
  const views = FILM_VIEWS.map(({ width }) => {
    const { frame: height, gap, overhang } = filmOf(width >= BREAKPOINT_PX.tablet)
    const strips = filmStrips(ratios, { width, height, gap, overhang })
    return { count: strips.length, places: strips.flatMap((strip, at) => placesOf(strip, at, width)) }
  })
  const frames = ratios.map((_, index): StillPhoto => {
    const places = views.flatMap(({ places: all }) => all[index] ?? [])
    const of = (name: keyof Place, unit = '') =>
      perView(
        FILM_VIEWS,
        name,
        places.map((place) => (unit ? `${place[name]}${unit}` : place[name])),
      )
    return {
      style: { ...of('strip'), ...of('share'), ...of('shift', 'px'), ...of('margins'), ...of('width', 'px') },
      width: Math.max(...places.map(({ width }) => width)),
      sizes: stillSizes(
        FILM_VIEWS,
        places.map(({ width }) => `${width}px`),
      ),
      priority: places.some(({ strip }) => strip === 0),
    }
  })
  return {
    wall: perView(
      FILM_VIEWS,
      'strips',
      views.map(({ count }) => count),
    ),
    frames,
  }
}
