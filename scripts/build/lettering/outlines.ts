// Fits the outlines of a title to a screen, and finds the counter through which home zooms. Pure functions.
import type { ScreenLettering } from '../../../src/assets/lettering/lettering.ts'

/** A command of an SVG path with absolute coordinates: M, L, Q, C or Z. */
export interface PathCommand {
  type: string
  values: readonly number[]
}

type Point = readonly [x: number, y: number]

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** The screens for which a title is drawn. */
export const SCREENS = { wide: { width: 1440, height: 900 }, tall: { width: 390, height: 844 } } as const
type ScreenSize = (typeof SCREENS)[keyof typeof SCREENS]

/** Distance of the letters from the edges and between two lines, as a share of the screen's height. */
const MARGIN = 0.024
/** Points into which a curve is divided to measure it. */
const STEPS = 12
/** Columns and rows of the grid on which the centre of a counter is searched, and the refinements around the best point. */
const GRID = 24
const REFINEMENTS = 4

const points = ({ values }: PathCommand): Point[] =>
  Array.from({ length: values.length / 2 }, (_, index) => [
    values[index * 2] ?? 0,
    values[index * 2 + 1] ?? 0,
  ])

/** Returns the point of a Bézier curve of any degree at `share` (0–1). */
function bezierPoint(controls: readonly Point[], share: number): Point {
  if (controls.length === 1) return controls[0] ?? [0, 0]
  const next = controls.slice(1).map(([x, y], index): Point => {
    const [fromX, fromY] = controls[index] ?? [0, 0]
    return [fromX + (x - fromX) * share, fromY + (y - fromY) * share]
  })
  return bezierPoint(next, share)
}

/** Returns the contours of a path as polygons. */
function flatten(path: readonly PathCommand[]): Point[][] {
  const contours: Point[][] = []
  for (const command of path) {
    const controls = points(command)
    if (command.type === 'M') contours.push([...controls])
    const contour = contours.at(-1)
    const last = contour?.at(-1)
    if (!contour || !last || command.type === 'M' || command.type === 'Z') continue
    for (let step = 1; step <= STEPS; step++) contour.push(bezierPoint([last, ...controls], step / STEPS))
  }
  return contours
}

function boxOf(all: readonly Point[]): Box {
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)]
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

/** Returns whether a point is in a polygon (even-odd). */
function isInside([x, y]: Point, polygon: readonly Point[]): boolean {
  return polygon.reduce((inside, [ax, ay], index) => {
    const [bx, by] = polygon[(index + 1) % polygon.length] ?? [0, 0]
    const crosses = ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)
    return crosses ? !inside : inside
  }, false)
}

function distanceToEdge([x, y]: Point, polygon: readonly Point[]): number {
  return polygon.reduce((nearest, [ax, ay], index) => {
    const [bx, by] = polygon[(index + 1) % polygon.length] ?? [0, 0]
    const [dx, dy] = [bx - ax, by - ay]
    const length = dx * dx + dy * dy
    const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length))
    return Math.min(nearest, Math.hypot(x - ax - share * dx, y - ay - share * dy))
  }, Infinity)
}

/** Returns the largest circle in a polygon. */
function largestCircle(polygon: readonly Point[]): { x: number; y: number; r: number } {
  let { left, top, right, bottom } = boxOf(polygon)
  let best = { x: (left + right) / 2, y: (top + bottom) / 2, r: 0 }
  for (let round = 0; round <= REFINEMENTS; round++) {
    const [width, height] = [(right - left) / GRID, (bottom - top) / GRID]
    for (let row = 0; row <= GRID; row++)
      for (let column = 0; column <= GRID; column++) {
        const point: Point = [left + column * width, top + row * height]
        if (!isInside(point, polygon)) continue
        const r = distanceToEdge(point, polygon)
        if (r > best.r) best = { x: point[0], y: point[1], r }
      }
    ;[left, right, top, bottom] = [best.x - width, best.x + width, best.y - height, best.y + height]
  }
  return best
}

/**
 * Returns the largest circle in a counter, a contour inside another one. Without counters returns the middle of the letter that is
 * nearest to the screen's centre, with the radius 0.
 */
export function findCounter(path: readonly PathCommand[], { width, height }: ScreenSize) {
  const contours = flatten(path)
  const depth = (contour: readonly Point[]) => {
    const [start] = contour
    return start ? contours.filter((other) => other !== contour && isInside(start, other)).length : 0
  }
  const counters = contours.filter((contour) => depth(contour) % 2 === 1).map(largestCircle)
  const [first, ...others] = counters
  if (first) return others.reduce((best, circle) => (circle.r > best.r ? circle : best), first)
  const letters = contours.map(largestCircle)
  const distance = ({ x, y }: { x: number; y: number }) => Math.hypot(x - width / 2, y - height / 2)
  const middle = { x: width / 2, y: height / 2 }
  const [letter = middle, ...rest] = letters
  const { x, y } = rest.reduce<{ x: number; y: number }>(
    (best, other) => (distance(other) < distance(best) ? other : best),
    letter,
  )
  return { x, y, r: 0 }
}

const round = (value: number) => Math.round(value * 10) / 10

/** Writes a path with relative coordinates, which are shorter. */
function formatPath(path: readonly PathCommand[]): string {
  let [x, y]: Point = [0, 0]
  let start: Point = [0, 0]
  return path
    .map((command) => {
      if (command.type === 'Z') {
        ;[x, y] = start
        return 'z'
      }
      const controls = points(command).map(([px, py]): Point => [round(px), round(py)])
      const numbers = controls.flatMap(([px, py]) => [round(px - x), round(py - y)])
      ;[x, y] = controls.at(-1) ?? [x, y]
      if (command.type === 'M') start = [x, y]
      return command.type.toLowerCase() + numbers.join(' ').replaceAll(' -', '-')
    })
    .join('')
}

/** Returns a path, whose coordinates have any scale, as large as possible in a box, at its middle height. */
export function fitInBox(
  path: readonly PathCommand[],
  target: Box,
  align: 'left' | 'centre' = 'centre',
): string {
  const box = boxOf(flatten(path).flat())
  const scale = Math.min(
    (target.right - target.left) / (box.right - box.left),
    (target.bottom - target.top) / (box.bottom - box.top),
  )
  const left =
    align === 'left'
      ? target.left - box.left * scale
      : (target.left + target.right - (box.left + box.right) * scale) / 2
  const top = (target.top + target.bottom - (box.top + box.bottom) * scale) / 2
  return formatPath(
    path.map(({ type, values }) => ({
      type,
      values: values.map((value, index) => value * scale + (index % 2 === 0 ? left : top)),
    })),
  )
}

/** Stretches each line, whose coordinates have any scale, to the width of the screen and to an equal share of its height. */
export function fitToScreen(lines: readonly (readonly PathCommand[])[], screen: ScreenSize): ScreenLettering {
  const margin = MARGIN * screen.height
  const height = (screen.height - margin * (lines.length + 1)) / lines.length
  const width = screen.width - 2 * margin
  const path = lines.flatMap((line, index) => {
    const box = boxOf(flatten(line).flat())
    const top = margin + index * (height + margin)
    const place = (values: readonly number[]) =>
      values.map((value, position) =>
        position % 2 === 0
          ? margin + ((value - box.left) / (box.right - box.left)) * width
          : top + ((value - box.top) / (box.bottom - box.top)) * height,
      )
    return line.map(({ type, values }) => ({ type, values: place(values) }))
  })
  const { x, y, r } = findCounter(path, screen)
  return { d: formatPath(path), ...screen, counter: { x: round(x), y: round(y), r: round(r) } }
}

/** The most letters in a line on an upright screen. */
const MAX_TALL = 4

/** Breaks lines for an upright screen: one word in a line, long words in two. */
export function breakForTall(lines: readonly string[]): string[] {
  return lines
    .flatMap((line) => line.split(/\s+/))
    .flatMap((word) => {
      const letters = Array.from(word)
      const half = Math.ceil(letters.length / 2)
      return letters.length > MAX_TALL
        ? [letters.slice(0, half).join(''), letters.slice(half).join('')]
        : [word]
    })
}
