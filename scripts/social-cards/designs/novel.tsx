import type { ReactElement } from 'react'
import type { CardPicture } from '../../../src/cards/design.ts'
import { FAMILY } from '../../../src/cards/families.ts'
import { fitText, upToLines } from '../../../src/cards/fitText.ts'
import { Art, Card, Column, Line, Rectangle, Rotated, SvgPicture, Title } from '../../../src/cards/parts.tsx'
import { CARD_SIZE } from '../../../src/config/socialCard.ts'
import type { BuildDesign } from '../tools.ts'

const TITLE = { fontFamily: FAMILY.title, letterSpacing: '-0.06em' } as const
const SENTENCE = { fontFamily: FAMILY.reading, letterSpacing: '-0.02em' } as const
const BOOK = { left: 206, top: 86, width: 306, degrees: -3 } as const

/** A novel: its book on the boundary of its colour and the paper, and its first sentence. */
export const novelCard: BuildDesign<'novel'> = async (spec, { color, measure, openPicture, logo }) => {
  const cover = await openPicture(spec.cover)
  const title = await fitText(measure, spec.titleLines.join(' '), {
    style: TITLE,
    size: 104,
    width: 434,
    steps: [
      { lines: 2, from: 1, to: 0.5 },
      { lines: 4, from: 0.5, to: 0.28 },
    ],
  })
  const sentence = await fitText(measure, spec.sentence, {
    style: SENTENCE,
    size: 27,
    width: 428,
    steps: upToLines(3),
  })
  const ink = color('reading-text')
  const ground = spec.ground ?? color('reading-bg')
  return (
    <Card background={color('reading-bg')}>
      <Rectangle left={0} top={0} width={500} height={CARD_SIZE.height} style={{ background: ground }} />
      {cover && (await drawBook(cover, BOOK))}
      <SvgPicture source={logo} right={56} top={548} height={36} color={ink} />
      <Column style={{ left: 566, top: 112, color: ink }}>
        <Title title={title} leading={1.06} />
        <Title title={sentence} leading={1.56} style={{ margin: '15px 0 0 6px' }} />
        <Line size={19} leading={1.3} style={{ display: 'flex', gap: 14, margin: '14px 0 0 6px' }}>
          <span style={{ fontWeight: 600, color: color('reading-accent-text') }}>{spec.genre}</span>
          <span style={{ color: color('reading-muted') }}>{spec.note}</span>
        </Line>
      </Column>
    </Card>
  )
}

/** The light on the spine. */
const SPINE =
  'linear-gradient(to right, rgba(20, 10, 30, 0.34), rgba(255, 255, 255, 0.26) 3.4%, rgba(20, 10, 30, 0.16) 5.6%, rgba(20, 10, 30, 0) 8%)'

/** A rotated book with its cover, the light on its spine and its shadow. The position is that before the rotation. */
export async function drawBook(
  cover: CardPicture,
  { left, top, width, degrees = 0 }: { left: number; top: number; width: number; degrees?: number },
): Promise<ReactElement> {
  const height = (width * cover.size.height) / cover.size.width
  const box = { left, top, width, height }
  return (
    <Rotated key={left} box={box} degrees={degrees}>
      <Art>
        <rect
          x={left + 20}
          y={top + 54}
          width={width - 40}
          height={height - 40}
          fill="#3c240a"
          opacity={0.55}
          style={{ filter: 'blur(30px)' }}
        />
        <rect
          x={left}
          y={top + 2}
          width={width}
          height={height}
          fill="#28190a"
          opacity={0.3}
          style={{ filter: 'blur(1.6px)' }}
        />
      </Art>
      {await cover.draw({ box })}
      <Rectangle {...box} style={{ backgroundImage: SPINE }} />
    </Rotated>
  )
}
