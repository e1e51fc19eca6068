import type { ReactElement } from 'react'
import type { Crop, FocalPoint } from '../../lib/image/cropping.ts'
import type { CardPicture } from '../design.ts'
import { Art, Rotated } from '../parts.tsx'

/** Distance between the perforation holes and their radius, px. */
const PITCH = 17
const HOLE = 5
/** Paper around the picture, px. */
const MARGIN = 16

interface StampPlace {
  left: number
  top: number
  /** Wanted width; the stamp's sides are a whole number of perforation holes. */
  width: number
  /** Free space below the picture, px. */
  foot?: number
  degrees: number
  focus?: FocalPoint | undefined
}

/** A perforated, rotated postage stamp with a shadow. Without a picture it is blank. */
export async function drawStamp(
  picture: CardPicture | null,
  { left, top, width, foot = 52, degrees, focus }: StampPlace,
  colors: { paper: string; blank: string },
): Promise<ReactElement> {
  const columns = Math.round(width / PITCH)
  const rows = Math.round((columns * PITCH + foot - MARGIN) / PITCH)
  const box: Crop = { left, top, width: columns * PITCH, height: rows * PITCH }
  const image: Crop = {
    left: left + MARGIN,
    top: top + MARGIN,
    width: box.width - 2 * MARGIN,
    height: box.height - MARGIN - foot,
  }
  const paper = perforate(box, columns, rows)
  return (
    <Rotated box={box} degrees={degrees}>
      <Art>
        <path
          d={paper}
          transform="translate(0 14)"
          fill="#3c2c14"
          opacity={0.24}
          style={{ filter: 'blur(9px)' }}
        />
        <path d={paper} fill={colors.paper} />
        {!picture && (
          <rect x={image.left} y={image.top} width={image.width} height={image.height} fill={colors.blank} />
        )}
      </Art>
      {picture && (await picture.draw({ box: image, focus }))}
    </Rotated>
  )
}

/** Returns the outline of the paper: from each corner to the next with a round hole around every corner and pitch. */
function perforate({ left, top }: Crop, columns: number, rows: number): string {
  const side = (count: number, [x, y]: readonly [number, number]) => {
    const edge = `l${x * (PITCH - 2 * HOLE)} ${y * (PITCH - 2 * HOLE)}`
    const hole = `a${HOLE} ${HOLE} 0 0 0 ${x * 2 * HOLE} ${y * 2 * HOLE}`
    const corner = `a${HOLE} ${HOLE} 0 0 0 ${(x - y) * HOLE} ${(y + x) * HOLE}`
    return `${`${edge}${hole}`.repeat(count - 1)}${edge}${corner}`
  }
  const sides = [side(columns, [1, 0]), side(rows, [0, 1]), side(columns, [-1, 0]), side(rows, [0, -1])]
  return `M${left + HOLE} ${top}${sides.join('')}z`
}

/** A postmark of two rings and three lines around a centre. */
export const postmark = (x: number, y: number, ink: string): ReactElement => (
  <Art>
    <g
      transform={`translate(${x} ${y}) rotate(12)`}
      fill="none"
      stroke={ink}
      strokeWidth={2.2}
      opacity={0.86}
    >
      <circle r={46} />
      <circle r={30} />
      <path d="M-76 -15h62M-76 0h44M-76 15h62" />
    </g>
  </Art>
)
