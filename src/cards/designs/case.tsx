import { CARD_SIZE } from '../../config/socialCard.ts'
import { contrastRatio, parseHex } from '../../lib/colorContrast.ts'
import type { FocalPoint, Size } from '../../lib/image/cropping.ts'
import type { CardTools, Design, PicturePlace } from '../design.ts'
import { FAMILY } from '../families.ts'
import { fitText, type Measure, upToLines } from '../fitText.ts'
import { Art, Card, Column, SvgPicture, Title } from '../parts.tsx'
import type { CaseCard } from '../postCard.ts'

const TITLE = { fontFamily: FAMILY.title, letterSpacing: '-0.06em' } as const
const TEXT = { fontFamily: FAMILY.text } as const
const LINE = { ...TEXT, fontWeight: 500 } as const
const SHEET = { left: 172, top: 115, width: 392, height: 400, padding: 32, fold: 34 } as const
const TEXT_WIDTH = SHEET.width - 2 * SHEET.padding
const CROSS = { x: 571, y: 140 } as const
const SCREEN = { left: 524, top: 92, width: CARD_SIZE.width - 524, height: 538 } as const

/** A portfolio work: its screenshot on its colour, and its name on a folded sheet. */
export const caseCard: Design<CaseCard> = async (spec, tools) => {
  const { color, measure } = tools
  const background = parseHex(spec.color) ? (spec.color ?? '') : color('paper-seal')
  const screen = await tools.openPicture(spec.picture)
  const ink = lineColor(background, tools)
  const { title, sentence, line } = await fitTexts(spec, measure)
  return (
    <Card background={background}>
      <Art>
        <path d={TICKS} stroke={ink} />
      </Art>
      {screen && (await screen.draw(screenPlace(screen.size, spec.focus)))}
      <Art>
        <path
          d={`M0 ${CROSS.y + 0.5}H${CARD_SIZE.width}M${CROSS.x + 0.5} 0V${CARD_SIZE.height}`}
          stroke={ink}
        />
        {!screen && <path d={BLANK_SCREEN} fill="none" stroke={ink} strokeWidth={1.5} opacity={0.55} />}
        <path d={PAPER} fill={color('paper-bg')} />
        <path d={FOLD} fill="#ddd3bf" />
      </Art>
      <SvgPicture source={tools.logo} left={172} top={551} height={36} color={ink} />
      {screen && (
        <div style={{ ...DIMENSIONS, color: ink }}>{`${screen.size.width} × ${screen.size.height}`}</div>
      )}
      <Column
        style={{
          left: SHEET.left + SHEET.padding,
          top: SHEET.top + SHEET.padding,
          width: TEXT_WIDTH,
          color: color('paper-text'),
        }}
      >
        <Title title={line} leading={1.3} style={{ color: color('paper-muted') }} />
        <Title title={title} leading={1.06} style={{ margin: '22px 0 26px -3px' }} />
        {title.lines.length < 4 && <Title title={sentence} leading={1.55} />}
      </Column>
    </Card>
  )
}

async function fitTexts(spec: CaseCard, measure: Measure) {
  const title = await fitText(measure, spec.title, {
    style: TITLE,
    size: 98,
    width: TEXT_WIDTH + 8,
    steps: [
      { lines: 2, from: 1, to: 0.6 },
      { lines: 4, from: 0.5, to: 0.42 },
    ],
  })
  const sentence = await fitText(measure, spec.sentence, {
    style: TEXT,
    size: 22,
    width: TEXT_WIDTH,
    steps: upToLines(title.lines.length > 2 ? 1 : 2),
  })
  const line = await fitText(measure, spec.line, {
    style: LINE,
    size: 20,
    width: TEXT_WIDTH,
    steps: upToLines(1),
  })
  return { title, sentence, line }
}

const DIMENSIONS = {
  position: 'absolute',
  left: 584,
  top: 112,
  ...TEXT,
  fontWeight: 600,
  fontSize: 16,
  lineHeight: 1,
} as const

/** Returns the ink colour if it has the better contrast with the background, otherwise the paper colour. */
function lineColor(background: string, { color }: CardTools): string {
  const [work, ink, paper] = [background, color('paper-text'), color('paper-bg')].map(parseHex)
  return work && ink && paper && contrastRatio(ink, work) < contrastRatio(paper, work)
    ? color('paper-bg')
    : color('paper-text')
}

/** Places a screenshot. Without a focal point of the owner it shows the left part, or the top of a tall one. */
function screenPlace({ width, height }: Size, focus: FocalPoint | undefined): PicturePlace {
  const isWider = width / height > SCREEN.width / SCREEN.height
  const fallback: FocalPoint = isWider ? [0, height > width ? 0 : 0.5] : [0.5, 0]
  return { box: SCREEN, focus: focus ?? fallback, density: 1 }
}

/** The outline of a missing screenshot. */
const BLANK_SCREEN = `M${CROSS.x} ${CROSS.y}H${CARD_SIZE.width + 240}V580H${CROSS.x}zL${CARD_SIZE.width + 240} 580M${CARD_SIZE.width + 240} ${CROSS.y}L${CROSS.x} 580`

/** A ruler along the upper edge: a tick every 10 px, a long one every 100 px. */
const TICKS = Array.from(
  { length: CARD_SIZE.width / 10 },
  (_, index) => `M${index * 10 + 0.5} 0v${index % 10 === 0 ? 18 : 8}`,
).join('')

const { left: LEFT, top: TOP, fold } = SHEET
const RIGHT = LEFT + SHEET.width
/** The sheet with a folded corner. */
const PAPER = `M${LEFT} ${TOP}h${SHEET.width - fold}l${fold} ${fold}v${SHEET.height - fold}h-${SHEET.width}z`
const FOLD = `M${RIGHT - fold} ${TOP}v${fold}h${fold}z`
