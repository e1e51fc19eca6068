/** A point in the map's own units. */
export type Point = readonly [x: number, y: number]
/** A cubic Bézier curve: start, two controls, end. */
export type Curve = readonly [Point, Point, Point, Point]

const SAMPLES = 46
/** How thick a stroke's ends are, of its belly. */
const END_SHARE = 0.22
/** How far the edge trembles, of the belly. */
const ROUGHNESS = 0.16

/** A row of numbers from 0 to 1 that a seed always gives alike (Mulberry32), so that no drawing changes by itself. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The point at `t` (0–1) of a curve. */
export function pointAt([a, b, c, d]: Curve, t: number): Point {
  const u = 1 - t
  const along = (i: 0 | 1) =>
    u * u * u * a[i] + 3 * u * u * t * b[i] + 3 * u * t * t * c[i] + t * t * t * d[i]
  return [along(0), along(1)]
}

/** Which way a curve runs at `t`: a vector of length 1. */
function directionAt([a, b, c, d]: Curve, t: number): Point {
  const u = 1 - t
  const along = (i: 0 | 1) => u * u * (b[i] - a[i]) + 2 * u * t * (c[i] - b[i]) + t * t * (d[i] - c[i])
  const [x, y] = [along(0), along(1)]
  const length = Math.hypot(x, y) || 1
  return [x / length, y / length]
}

const written = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`

interface Stroke {
  /** Thickness of its belly. */
  width: number
  seed: number
  /** The part of the curve that it covers, 0–1. */
  from?: number
  to?: number
}

/** The outline of a brush stroke along a curve, as an SVG path: thick in the belly, thin at both ends, a little rough. */
export function brushStroke(curve: Curve, { width, seed, from = 0, to = 1 }: Stroke): string {
  const random = seeded(seed)
  const left: Point[] = []
  const right: Point[] = []
  for (let i = 0; i <= SAMPLES; i++) {
    const t = from + ((to - from) * i) / SAMPLES
    const [x, y] = pointAt(curve, t)
    const [dx, dy] = directionAt(curve, t)
    const belly = Math.sin(Math.PI * Math.min(1, (i / SAMPLES) * 0.92 + 0.06)) ** 0.7
    const half = (width / 2) * (END_SHARE + (1 - END_SHARE) * belly) + (random() - 0.5) * width * ROUGHNESS
    left.push([x - dy * half, y + dx * half])
    right.unshift([x + dy * half, y - dx * half])
  }
  return `M${[...left, ...right].map(written).join('L')}Z`
}

/** A broken line: so many short strokes along a curve. */
export function brokenStroke(curve: Curve, { width, seed }: Stroke, pieces = 8): string {
  return Array.from({ length: pieces }, (_, piece) =>
    brushStroke(curve, {
      width,
      seed: seed * 9 + piece,
      from: piece / pieces + 0.008,
      to: (piece + 0.62) / pieces,
    }),
  ).join('')
}

/** The same curve a few units aside. */
export function aside(curve: Curve, by: number): Curve {
  const [a, b, c, d] = curve
  const move = ([x, y]: Point): Point => [x + by, y]
  return [move(a), move(b), move(c), move(d)]
}

/** The curve the other way round. */
export const reversed = ([a, b, c, d]: Curve): Curve => [d, c, b, a]

/** The two hairs of an arrow's head at the end of a curve, as an SVG path. */
export function arrowHead([, , c, d]: Curve, size: number): string {
  const angle = Math.atan2(d[1] - c[1], d[0] - c[0])
  const hair = (turn: number): Point => [
    d[0] - Math.cos(angle + turn) * size,
    d[1] - Math.sin(angle + turn) * size,
  ]
  return [-0.5, 0.5].map((turn) => `M${written(d)}L${written(hair(turn))}`).join('')
}
