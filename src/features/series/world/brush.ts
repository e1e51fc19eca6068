/** A point in map units. */
export type Point = readonly [x: number, y: number]
/** A cubic Bézier curve: start, two control points, end. */
export type Curve = readonly [Point, Point, Point, Point]

const SAMPLE_COUNT = 46
/** Thickness of a stroke's ends, as a share of its maximum. */
const END_SHARE = 0.22
/** Roughness of the edge, as a share of the maximum thickness. */
const ROUGHNESS = 0.16

/**
 * Returns a generator of pseudo-random numbers from 0 to 1 (Mulberry32). The same seed gives the same
 * numbers, so that drawings stay the same.
 */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Returns the point at `t` (0–1) of a curve. */
export function getPointAt([a, b, c, d]: Curve, t: number): Point {
  const u = 1 - t
  const at = (i: 0 | 1) => u * u * u * a[i] + 3 * u * u * t * b[i] + 3 * u * t * t * c[i] + t * t * t * d[i]
  return [at(0), at(1)]
}

/** Returns the direction of a curve at `t` as a unit vector. */
function getDirectionAt([a, b, c, d]: Curve, t: number): Point {
  const u = 1 - t
  const at = (i: 0 | 1) => u * u * (b[i] - a[i]) + 2 * u * t * (c[i] - b[i]) + t * t * (d[i] - c[i])
  const [x, y] = [at(0), at(1)]
  const length = Math.hypot(x, y) || 1
  return [x / length, y / length]
}

const formatPoint = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`

interface Stroke {
  /** The maximum thickness. */
  width: number
  seed: number
  /** The covered part of the curve, 0–1. */
  from?: number
  to?: number
}

/**
 * Returns the outline of a brush stroke along a curve as an SVG path: thick in the middle, thin at both ends,
 * slightly rough.
 */
export function createBrushStroke(curve: Curve, { width, seed, from = 0, to = 1 }: Stroke): string {
  const random = createRandom(seed)
  const left: Point[] = []
  const right: Point[] = []
  for (let i = 0; i <= SAMPLE_COUNT; i++) {
    const t = from + ((to - from) * i) / SAMPLE_COUNT
    const [x, y] = getPointAt(curve, t)
    const [dx, dy] = getDirectionAt(curve, t)
    const thickness = Math.sin(Math.PI * Math.min(1, (i / SAMPLE_COUNT) * 0.92 + 0.06)) ** 0.7
    const half =
      (width / 2) * (END_SHARE + (1 - END_SHARE) * thickness) + (random() - 0.5) * width * ROUGHNESS
    left.push([x - dy * half, y + dx * half])
    right.unshift([x + dy * half, y - dx * half])
  }
  return `M${[...left, ...right].map(formatPoint).join('L')}Z`
}

/** Returns a dashed line: a number of short strokes along a curve. */
export function createDashedStroke(curve: Curve, { width, seed }: Stroke, pieces = 8): string {
  return Array.from({ length: pieces }, (_, piece) =>
    createBrushStroke(curve, {
      width,
      seed: seed * 9 + piece,
      from: piece / pieces + 0.008,
      to: (piece + 0.62) / pieces,
    }),
  ).join('')
}

/** Returns the curve, moved horizontally. */
export function offsetCurve(curve: Curve, dx: number): Curve {
  const [a, b, c, d] = curve
  const move = ([x, y]: Point): Point => [x + dx, y]
  return [move(a), move(b), move(c), move(d)]
}

/** Returns the curve in the opposite direction. */
export const reverseCurve = ([a, b, c, d]: Curve): Curve => [d, c, b, a]

/** Returns the two strokes of an arrowhead at the end of a curve as an SVG path. */
export function createArrowhead([, , c, d]: Curve, size: number): string {
  const angle = Math.atan2(d[1] - c[1], d[0] - c[0])
  const arrowPoint = (turn: number): Point => [
    d[0] - Math.cos(angle + turn) * size,
    d[1] - Math.sin(angle + turn) * size,
  ]
  return [-0.5, 0.5].map((turn) => `M${formatPoint(d)}L${formatPoint(arrowPoint(turn))}`).join('')
}
