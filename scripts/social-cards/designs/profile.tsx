import { FAMILY } from '../../../src/cards/families.ts'
import { fitText } from '../../../src/cards/fitText.ts'
import { Art, Card, Column, Line, Rectangle, Rotated, SvgPicture, Title } from '../../../src/cards/parts.tsx'
import type { BuildDesign } from '../tools.ts'

const TITLE = { fontFamily: FAMILY.title, letterSpacing: '-0.058em' } as const
const PORTRAIT = { left: 706, top: 92, width: 330, height: 416 } as const
const BORDER = 16
const PAPER = {
  left: PORTRAIT.left - BORDER,
  top: PORTRAIT.top - BORDER,
  width: PORTRAIT.width + 2 * BORDER,
  height: PORTRAIT.height + 2 * BORDER,
} as const

/** The profile: its headline beside the portrait. */
export const profileCard: BuildDesign<'profile'> = async (spec, { color, measure, openPicture, logo }) => {
  const portrait = await openPicture(spec.picture)
  const title = await fitText(measure, spec.headline, {
    style: TITLE,
    size: 84,
    width: 470,
    steps: [{ lines: 3, from: 1, to: 0.6 }],
  })
  const ink = color('paper-text')
  return (
    <Card background={color('paper-bg')}>
      <Rotated box={PORTRAIT} degrees={2.6}>
        <Art>
          <rect
            x={PAPER.left}
            y={PAPER.top + 26}
            width={PAPER.width}
            height={PAPER.height}
            fill="#3c2c14"
            opacity={0.3}
            style={{ filter: 'blur(26px)' }}
          />
        </Art>
        <Rectangle {...PAPER} style={{ background: color('paper-sheet') }} />
        {portrait && (await portrait.draw({ box: PORTRAIT, focus: [0.5, 0.45] }))}
      </Rotated>
      <SvgPicture source={logo} left={200} top={540} height={36} color={ink} />
      <Column style={{ left: 200, top: 112, height: 400, justifyContent: 'space-between', color: ink }}>
        <Title title={title} leading={1.16} style={{ marginLeft: -4 }} />
        <Line size={24} leading={1.4} style={{ color: color('paper-muted') }}>
          {spec.line}
        </Line>
      </Column>
    </Card>
  )
}
