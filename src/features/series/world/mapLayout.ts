import type { MapPosition } from '@/content/series/seriesWorld'
import type { Curve } from './brush'

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A line between two positions. Its curve runs from the first to the second. */
export interface Edge {
  curve: Curve
  /** Thickness of the brush stroke. */
  width: number
  /** Position of the label on the curve (0–1), and its offset from there. */
  at: number
  dx?: number
  dy?: number
}

type EdgeName = 'upper-lower' | 'upper-hub' | 'lower-hub' | 'hub-far' | 'upper-far' | 'lower-far'

/** The layout of the map, in units that are px at full size. */
export interface MapLayout {
  width: number
  height: number
  portraits: Record<MapPosition, Box>
  edges: Record<EdgeName, Edge>
  /** Length of an arrowhead, and thickness of its strokes. */
  arrowSize: number
  arrowWidth: number
}

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })

export const WIDE_MAP: MapLayout = {
  width: 1010,
  height: 452,
  arrowSize: 17,
  arrowWidth: 4.5,
  portraits: {
    upper: box(20, 6, 168, 176),
    lower: box(76, 262, 168, 176),
    hub: box(470, 96, 212, 226),
    far: box(826, 232, 172, 180),
  },
  edges: {
    'upper-lower': {
      curve: [
        [112, 184],
        [104, 212],
        [136, 236],
        [142, 260],
      ],
      width: 8,
      at: 0.5,
      dx: 82,
    },
    'upper-hub': {
      curve: [
        [192, 76],
        [280, 30],
        [390, 92],
        [462, 158],
      ],
      width: 8,
      at: 0.44,
    },
    'lower-hub': {
      curve: [
        [250, 330],
        [330, 358],
        [400, 316],
        [462, 262],
      ],
      width: 8,
      at: 0.44,
    },
    'hub-far': {
      curve: [
        [688, 214],
        [730, 214],
        [780, 250],
        [820, 300],
      ],
      width: 7,
      at: 0.46,
    },
    'upper-far': {
      curve: [
        [190, 26],
        [430, -26],
        [800, 30],
        [908, 226],
      ],
      width: 6,
      at: 0.62,
    },
    'lower-far': {
      curve: [
        [246, 408],
        [400, 486],
        [650, 490],
        [818, 384],
      ],
      width: 6,
      at: 0.58,
    },
  },
}

export const PHONE_MAP: MapLayout = {
  width: 350,
  height: 432,
  arrowSize: 12,
  arrowWidth: 3.4,
  portraits: {
    upper: box(6, 26, 112, 118),
    lower: box(6, 250, 112, 118),
    hub: box(232, 122, 112, 118),
    far: box(232, 304, 112, 112),
  },
  edges: {
    'upper-lower': {
      curve: [
        [44, 152],
        [38, 180],
        [50, 220],
        [48, 248],
      ],
      width: 6,
      at: 0.38,
    },
    'upper-hub': {
      curve: [
        [120, 66],
        [160, 40],
        [216, 60],
        [262, 116],
      ],
      width: 6,
      at: 0.46,
    },
    'lower-hub': {
      curve: [
        [120, 306],
        [160, 296],
        [196, 264],
        [228, 222],
      ],
      width: 6,
      at: 0.42,
    },
    'hub-far': {
      curve: [
        [300, 250],
        [306, 266],
        [300, 282],
        [296, 300],
      ],
      width: 5,
      at: 0.5,
    },
    'upper-far': {
      curve: [
        [94, 152],
        [128, 214],
        [196, 244],
        [240, 300],
      ],
      width: 5,
      at: 0.42,
    },
    'lower-far': {
      curve: [
        [112, 372],
        [140, 404],
        [192, 410],
        [226, 380],
      ],
      width: 5,
      at: 0.5,
      dy: 8,
    },
  },
}
