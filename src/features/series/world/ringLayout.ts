import type { Curve, Point } from './brush'
import { type Box, type Edge, type MapLayout, PHONE_MAP, WIDE_MAP } from './mapLayout'

interface Shape extends Pick<MapLayout, 'width' | 'arrowSize' | 'arrowWidth'> {
  /** Size of a portrait. Its name is below. */
  portrait: { width: number; height: number; name: number }
  /** Height of the map for a number of characters. */
  height: (count: number) => number
  /** Thickness of the lines. */
  stroke: number
  /** How far the lines bend towards the middle of the map, 0–1. */
  bend: number
}

const WIDE: Shape = {
  width: 1010,
  arrowSize: 17,
  arrowWidth: 4.5,
  portrait: { width: 150, height: 160, name: 34 },
  height: (count) => Math.max(420, count * 100),
  stroke: 7,
  bend: 0.5,
}

const PHONE: Shape = {
  width: 350,
  arrowSize: 12,
  arrowWidth: 3.4,
  portrait: { width: 100, height: 104, name: 30 },
  height: (count) => 40 + Math.ceil(count / 2) * 190,
  stroke: 5,
  bend: 0.8,
}

/** Distance between a portrait and the ends of its lines. */
const GAP = 8
/** Positions of the labels on their lines. They alternate, because many lines cross the middle. */
const LABEL_POSITIONS = [0.5, 0.36, 0.62]

const centreOf = ({ x, y, width, height }: Box): Point => [x + width / 2, y + height / 2]
const mix = (from: number, to: number, share: number) => from + (to - from) * share

/** Returns the point at the edge of a portrait from which a line leaves in the direction of a target. */
function leavePortrait(box: Box, [targetX, targetY]: Point): Point {
  const [x, y] = centreOf(box)
  const [dx, dy] = [targetX - x, targetY - y]
  const share = Math.min(
    (box.width / 2 + GAP) / Math.max(Math.abs(dx), 1),
    (box.height / 2 + GAP) / Math.max(Math.abs(dy), 1),
    1,
  )
  return [x + dx * share, y + dy * share]
}

function createCurve(from: Box, to: Box, middle: Point, bend: number): Curve {
  const control = (box: Box, other: Box): Point => {
    const [[x, y], [otherX, otherY]] = [centreOf(box), centreOf(other)]
    const [nearX, nearY] = [mix(x, otherX, 1 / 3), mix(y, otherY, 1 / 3)]
    return [mix(nearX, middle[0], bend), mix(nearY, middle[1], bend)]
  }
  const [first, second] = [control(from, to), control(to, from)]
  return [leavePortrait(from, first), first, second, leavePortrait(to, second)]
}

/** Bends an ellipse towards a rectangle, in which the portraits have more distance. */
const widen = (share: number) => Math.sign(share) * Math.abs(share) ** 0.75

/** Returns a position on a rounded ring, counter-clockwise from the upper left: −1 to 1 from the middle. */
function placeOnRing(index: number, count: number): Point {
  const start = Math.PI * (1 + (count > 2 ? 1 / count : 0))
  const angle = start - (index * 2 * Math.PI) / count
  return [widen(Math.cos(angle)), widen(Math.sin(angle))]
}

/** Returns a position in two columns, down the left one and up the right one: −1 to 1 from the middle. */
function placeInColumns(index: number, count: number): Point {
  const rows = Math.ceil(count / 2)
  const isLeft = index < rows
  const others = (isLeft ? rows : count - rows) - 1
  const row = isLeft ? index : count - 1 - index
  return [isLeft ? -1 : 1, rows === 1 ? 0 : (2 * row - others) / (rows - 1)]
}

/** Places the portraits on a ring, on phones in two columns, and connects each with all others. */
function createRingLayout(count: number, isPhone: boolean): MapLayout {
  const { portrait, height: heightFor, stroke, bend, ...shape } = isPhone ? PHONE : WIDE
  const height = heightFor(count)
  const middle: Point = [shape.width / 2, (height - portrait.name) / 2]
  const radius: Point = [middle[0] - portrait.width * 0.56, middle[1] - portrait.height / 2]
  const place = isPhone ? placeInColumns : placeOnRing
  const portraits = Array.from({ length: count }, (_, index): Box => {
    const [x, y] = count === 1 ? [0, 0] : place(index, count)
    return {
      x: middle[0] + radius[0] * x - portrait.width / 2,
      y: middle[1] + radius[1] * y - portrait.height / 2,
      width: portrait.width,
      height: portrait.height,
    }
  })
  const edges = portraits.flatMap((from, index) =>
    portraits.slice(index + 1).map((to, offset): [string, Edge] => {
      const at = LABEL_POSITIONS[(index + offset) % LABEL_POSITIONS.length] ?? 0.5
      return [
        `${index}-${index + 1 + offset}`,
        { curve: createCurve(from, to, middle, bend), width: stroke, at },
      ]
    }),
  )
  return { ...shape, height, portraits, edges: Object.fromEntries(edges) }
}

/** Returns the layout for a number of characters, on a phone or on a wide screen. */
export function createMapLayout(count: number, isPhone: boolean): MapLayout {
  const fixed = isPhone ? PHONE_MAP : WIDE_MAP
  return count === fixed.portraits.length ? fixed : createRingLayout(count, isPhone)
}
