import type { Curve } from './brush'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A line between two portraits. Its curve runs from the first to the second. */
export interface Edge {
  curve: Curve
  /** Thickness of the brush stroke. */
  width: number
  /** Position of the label on the curve (0–1), and its offset from there. */
  at: number
  dx?: number
  dy?: number
}

/** The layout of the map, in units that are px at full size. */
export interface MapLayout {
  width: number
  height: number
  /** In the order of the characters. */
  portraits: readonly Box[]
  /** The lines by the positions that they connect: `0-1`. */
  edges: Readonly<Record<string, Edge>>
  /** Length of an arrowhead, and thickness of its strokes. */
  arrowSize: number
  arrowWidth: number
}

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })

/** The map of four characters on a wide screen. */
export const WIDE_MAP: MapLayout = {
  width: 1010,
  height: 452,
  arrowSize: 17,
  arrowWidth: 4.5,
  portraits: [box(20, 6, 168, 176), box(76, 262, 168, 176), box(470, 96, 212, 226), box(826, 232, 172, 180)],
  edges: {
    '0-1': {
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
    '0-2': {
      curve: [
        [192, 76],
        [280, 30],
        [390, 92],
        [462, 158],
      ],
      width: 8,
      at: 0.44,
    },
    '1-2': {
      curve: [
        [250, 330],
        [330, 358],
        [400, 316],
        [462, 262],
      ],
      width: 8,
      at: 0.44,
    },
    '2-3': {
      curve: [
        [688, 214],
        [730, 214],
        [780, 250],
        [820, 300],
      ],
      width: 7,
      at: 0.46,
    },
    '0-3': {
      curve: [
        [190, 26],
        [430, -26],
        [800, 30],
        [908, 226],
      ],
      width: 6,
      at: 0.62,
    },
    '1-3': {
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

/** The map of four characters on a phone. */
export const PHONE_MAP: MapLayout = {
  width: 350,
  height: 432,
  arrowSize: 12,
  arrowWidth: 3.4,
  portraits: [box(6, 26, 112, 118), box(6, 250, 112, 118), box(232, 122, 112, 118), box(232, 304, 112, 112)],
  edges: {
    '0-1': {
      curve: [
        [44, 152],
        [38, 180],
        [50, 220],
        [48, 248],
      ],
      width: 6,
      at: 0.38,
    },
    '0-2': {
      curve: [
        [120, 66],
        [160, 40],
        [216, 60],
        [262, 116],
      ],
      width: 6,
      at: 0.46,
    },
    '1-2': {
      curve: [
        [120, 306],
        [160, 296],
        [196, 264],
        [228, 222],
      ],
      width: 6,
      at: 0.42,
    },
    '2-3': {
      curve: [
        [300, 250],
        [306, 266],
        [300, 282],
        [296, 300],
      ],
      width: 5,
      at: 0.5,
    },
    '0-3': {
      curve: [
        [94, 152],
        [128, 214],
        [196, 244],
        [240, 300],
      ],
      width: 5,
      at: 0.42,
    },
    '1-3': {
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
