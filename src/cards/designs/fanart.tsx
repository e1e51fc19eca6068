import type { ReactElement } from 'react'
import { CARD_SIZE } from '../../config/socialCard.ts'
import type { Size } from '../../lib/image/cropping.ts'
import type { Design } from '../design.ts'
import { FAMILY } from '../families.ts'
import { fitText, upToLines } from '../fitText.ts'
import { Art, Card, Column, Rectangle, SvgPicture, Title } from '../parts.tsx'
import type { FanartCard } from '../postCard.ts'

const TITLE = { fontFamily: FAMILY.title, letterSpacing: '-0.058em' } as const
const TEXT = { fontFamily: FAMILY.text } as const
const LINE = { ...TEXT, fontWeight: 500 } as const
const FRAME = { left: 200, maxWidth: 480, maxHeight: 480, ink: 4 } as const
const GAP = 48

/** Returns the box of a whole drawing, as large as the frame allows. Drawings longer than 2:1 are cropped. */
function drawingBox({ width, height }: Size) {
  const ratio = Math.min(2, Math.max(0.5, width / height))
  const boxWidth = Math.min(FRAME.maxWidth, FRAME.maxHeight * ratio)
  const boxHeight = boxWidth / ratio
  return { left: FRAME.left, top: (CARD_SIZE.height - boxHeight) / 2, width: boxWidth, height: boxHeight }
}

/** A fan art: the drawing in an ink frame, its name at the right. */
export const fanartCard: Design<FanartCard> = async (spec, { color, measure, openPicture, logo }) => {
  const drawing = await openPicture(spec.picture)
  const box = drawingBox(drawing?.size ?? { width: 4, height: 5 })
  const left = box.left + box.width + GAP
  const width = CARD_SIZE.width - 130 - left
  const title = await fitText(measure, spec.title, {
    style: TITLE,
    size: 98,
    width: Math.min(width, 500),
    steps: [
      { lines: 2, from: 1, to: 0.72 },
      { lines: 3, from: 0.72, to: 0.5 },
    ],
  })
  const sentence = await fitText(measure, spec.sentence, {
    style: TEXT,
    size: 26,
    width,
    steps: upToLines(2),
  })
  const line = await fitText(measure, spec.line, { style: LINE, size: 21, width, steps: upToLines(1) })
  const ink = color('pink-text')
  return (
    <Card background={color('pink-bg')}>
      {halftone(color('pink-dot'))}
      <Rectangle
        left={box.left - FRAME.ink}
        top={box.top - FRAME.ink}
        width={box.width + 2 * FRAME.ink}
        height={box.height + 2 * FRAME.ink}
        style={{ background: ink }}
      />
      {drawing ? (
        await drawing.draw({ box, focus: spec.focus })
      ) : (
        <Rectangle {...box} style={{ background: color('pink-sheet') }} />
      )}
      <SvgPicture source={logo} left={left} top={536} height={36} color={ink} />
      <Column style={{ left, top: 100, width, height: 400, justifyContent: 'center', color: ink }}>
        <Title title={title} leading={1.1} />
        <Title title={sentence} leading={1.5} style={{ marginTop: 22 }} />
        <Title title={line} leading={1.4} style={{ marginTop: 14, color: color('pink-muted') }} />
      </Column>
    </Card>
  )
}

/** Halftone dots that fade towards the middle. */
export function halftone(ink: string): ReactElement {
  const pitch = 16
  const rows = Array.from({ length: 14 }, (_, row) => {
    const radius = (6.2 * (1 - row / 14)).toFixed(1)
    const shift = row % 2 === 0 ? 0 : pitch / 2
    // A line of round dashes of no length.
    return (
      <path
        key={row}
        d={`M${-shift} ${CARD_SIZE.height - row * 14}H${CARD_SIZE.width + 2 * pitch}`}
        strokeWidth={2 * Number(radius)}
        strokeDasharray={`0 ${pitch}`}
      />
    )
  })
  return (
    <Art>
      <g stroke={ink} strokeLinecap="round">
        {rows}
      </g>
    </Art>
  )
}
