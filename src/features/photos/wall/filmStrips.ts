import { BREAKPOINT_PX } from '@/config/breakpoints'
import {
  FILM_VIEWS,
  propertiesPerView,
  ssrSizes,
  type SsrPhoto,
  type SsrStyle,
} from '@/features/list/ssrViews'
import type { Frame, Row } from './rows'

/**
 * Film dimensions, px: height of a frame, height of the printed edge above and below it, gap between frames, gap between
 * strips, and the minimum overhang of a strip beyond the window. The stylesheet uses the same breakpoint.
 */
const DESKTOP = { frame: 330, edge: 34, gap: 14, between: 26, overhang: 80 } as const
const PHONE = { frame: 190, edge: 26, gap: 14, between: 26, overhang: 60 } as const

/** Returns the film dimensions for a viewport that is at least as wide as a tablet's, or for a phone. */
export function filmSize(isWide: boolean): typeof DESKTOP | typeof PHONE {
  return isWide ? DESKTOP : PHONE
}

/** A frame of at most this width (px) shows only its number on the edge. */
const NARROW_PX = 200

/** Returns the viewports in which a frame with this ratio (width / height) is narrow. */
export function narrowOn(ratio: number): 'all' | 'phone' | undefined {
  if (ratio * DESKTOP.frame <= NARROW_PX) return 'all'
  return ratio * PHONE.frame <= NARROW_PX ? 'phone' : undefined
}

interface FilmOptions {
  /** Width of the window in px. */
  width: number
  /** Height of every frame in px. */
  height: number
  gap: number
  /** The minimum overhang of a strip beyond the window, in px. */
  overhang: number
}

/** A strip of film: frames in one line. Every strip but the last is longer than the window. */
export interface Strip extends Row {
  /** Length of the strip in px. */
  length: number
  /** Initial scroll offset in px; 0 for a strip that fits into the window. */
  offset: number
  /** Number of blank frames that fill the rest of the last strip. */
  blanks: number
}

/** Ratio (width / height) of a blank frame. */
export const BLANK_RATIO = 1.5

/**
 * Splits photos into strips of uncropped frames with the same height, in order. The first and last frame of a strip are
 * cut off by the same share, so neither is hidden. Appending photos changes only the last strip.
 */
export function filmStrips(ratios: readonly number[], options: FilmOptions): Strip[] {
  if (options.width <= 0) return []
  const strips: Strip[] = []
  let frames: Frame[] = []
  let first = 0
  let length = 0

  const close = (next: number) => {
    const { width, height, gap } = options
    const blanks = Math.max(0, Math.ceil((width - length) / (BLANK_RATIO * height + gap)))
    strips.push({ first, height, frames, length, offset: initialOffset(frames, length, width), blanks })
    frames = []
    first = next
    length = 0
  }
  ratios.forEach((ratio, index) => {
    const x = frames.length === 0 ? 0 : length + options.gap
    const width = Math.round(ratio * options.height)
    frames.push({ x, width })
    length = x + width
    if (length >= options.width + options.overhang) close(index + 1)
  })
  if (frames.length > 0) close(ratios.length)
  return strips
}

/** Splits the overhang in proportion to the widths of the first and last frame. */
function initialOffset(frames: readonly { width: number }[], length: number, width: number): number {
  const over = length - width
  const head = frames[0]
  const tail = frames.at(-1)
  if (over <= 0 || !head || !tail || head === tail) return Math.max(0, Math.round(over / 2))
  return Math.round((over * head.width) / (head.width + tail.width))
}

/**
 * A frame in static HTML: its strip and its left edge, which is a share of the wall's width plus a length in px plus a
 * number of page margins.
 */
interface SsrFramePosition {
  strip: number
  share: number
  shift: number
  margins: number
  width: number
}

/** A strip's initial offset is a share of its overhang, so it scales with the width of the wall. */
function ssrPositions(strip: Strip, number: number, wallWidth: number): SsrFramePosition[] {
  const over = strip.length - wallWidth
  const fits = strip.offset === 0
  const share = fits ? 0 : strip.offset / over
  return strip.frames.map(({ x, width }) => ({
    strip: number,
    share: Number(share.toFixed(4)),
    shift: Number((x - share * strip.length).toFixed(1)),
    margins: fits ? 1 : 0,
    width,
  }))
}

/** Returns the film for static HTML: custom properties for every view, for the wall and for each frame. */
export function ssrFilm(ratios: readonly number[]): { wall: SsrStyle; frames: SsrPhoto[] } {
  const views = FILM_VIEWS.map(({ width }) => {
    const { frame: height, gap, overhang } = filmSize(width >= BREAKPOINT_PX.tablet)
    const strips = filmStrips(ratios, { width, height, gap, overhang })
    return { count: strips.length, positions: strips.flatMap((strip, at) => ssrPositions(strip, at, width)) }
  })
  const frames = ratios.map((_, index): SsrPhoto => {
    const positions = views.flatMap((view) => view.positions[index] ?? [])
    const widths = positions.map(({ width }) => width)
    const property = (name: keyof SsrFramePosition, unit = '') => {
      const values = positions.map((position) => (unit ? `${position[name]}${unit}` : position[name]))
      return propertiesPerView(FILM_VIEWS, name, values)
    }
    return {
      style: {
        ...property('strip'),
        ...property('share'),
        ...property('shift', 'px'),
        ...property('margins'),
        ...property('width', 'px'),
      },
      width: Math.max(...widths),
      sizes: ssrSizes(
        FILM_VIEWS,
        widths.map((width) => `${width}px`),
      ),
      priority: positions.some(({ strip }) => strip === 0),
    }
  })
  const counts = views.map(({ count }) => count)
  return { wall: propertiesPerView(FILM_VIEWS, 'strips', counts), frames }
}
