import type { Curve, Point } from './brush'
import type { Box, Edge, MapLayout } from './mapLayout'

interface Shape extends Pick<MapLayout, 'width' | 'arrowSize' | 'arrowWidth'> {
  /** Size of a portrait. Its name is below. */
  portrait: { width: number; height: number; name: number }
  /** Height of the map for a number of characters. */
  height: (count: number) => number
  /** Thickness of the lines. */
  stroke: number
}

const WIDE: Shape = {
  width: 1010,
  arrowSize: 17,
  arrowWidth: 4.5,
  portrait: { width: 150, height: 160, name: 34 },
  height: (count) => 420 + Math.max(0, count - 5) * 60,
  stroke: 7,
}

const PHONE: Shape = {
  width: 350,
  arrowSize: 12,
  arrowWidth: 3.4,
  portrait: { width: 100, height: 104, name: 30 },
  height: (count) => 150 + Math.ceil(count / 2) * 150,
  stroke: 5,
}

/** Distance between a portrait and the ends of its lines. */
const GAP = 8
/** How far the lines bend towards the middle of the map, 0–1. */
const BEND = 0.5
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

function createEdge(from: Box, to: Box, middle: Point, width: number, at: number): Edge {
  const bend = (box: Box, other: Box): Point => {
    const [[x, y], [otherX, otherY]] = [centreOf(box), centreOf(other)]
    const [nearX, nearY] = [mix(x, otherX, 1 / 3), mix(y, otherY, 1 / 3)]
    return [mix(nearX, middle[0], BEND), mix(nearY, middle[1], BEND)]
  }
  const [first, second] = [bend(from, to), bend(to, from)]
  const curve: Curve = [leavePortrait(from, first), first, second, leavePortrait(to, second)]
  return { curve, width, at }
}

/** Places the portraits on an ellipse, starting at the upper left, and connects each with all others. */
export function createRingLayout(count: number, isPhone: boolean): MapLayout {
  const { portrait, height: heightFor, stroke, ...shape } = isPhone ? PHONE : WIDE
  const height = heightFor(count)
  const middle: Point = [shape.width / 2, (height - portrait.name) / 2]
  const radius: Point = [middle[0] - portrait.width * 0.56, middle[1] - portrait.height / 2]
  const start = count === 1 ? 0 : Math.PI * (1 + (count > 2 ? 1 / count : 0))
  const portraits = Array.from({ length: count }, (_, index): Box => {
    const angle = start - (index * 2 * Math.PI) / count
    const [x, y] =
      count === 1
        ? middle
        : [middle[0] + radius[0] * Math.cos(angle), middle[1] + radius[1] * Math.sin(angle)]
    return { ...portrait, x: x - portrait.width / 2, y: y - portrait.height / 2 }
  })
  const edges = portraits.flatMap((from, index) =>
    portraits.slice(index + 1).map((to, offset): [string, Edge] => {
      const at = LABEL_POSITIONS[(index + offset) % LABEL_POSITIONS.length] ?? 0.5
      return [`${index}-${index + 1 + offset}`, createEdge(from, to, middle, stroke, at)]
    }),
  )
  return { ...shape, height, portraits, edges: Object.fromEntries(edges) }
}
