import type { OverlayOptions } from 'sharp'
import { layOutScreenshotCard } from '../../../src/lib/image/cardPictureLayout.ts'
import type { FocalPoint } from '../../../src/lib/image/cropping.ts'
import { CARD_SIZE } from '../../../src/config/socialCard.ts'
import { contrastRatio, parseHex } from '../../../src/lib/colorContrast.ts'
import type { Design } from '../drawing.ts'
import { FAMILY } from '../fonts.ts'
import { Column, layOutText, layOutTitle, textLayer, Title } from '../layout.tsx'
import { cropToCover, logo, readSize, svgLayer } from '../pictures.ts'
import { color } from '../repositoryFiles.ts'

const TITLE = { fontFamily: FAMILY.title, letterSpacing: '-0.06em' } as const
const TEXT = { fontFamily: FAMILY.text } as const
const LINE = { ...TEXT, fontWeight: 500 } as const
const SHEET = { left: 172, top: 115, width: 392, height: 400, padding: 32, fold: 34 } as const
const CROSS = { x: 571, y: 140 } as const

/** A portfolio work: its screenshot on its colour, and its name on a folded sheet. */
export const caseCard: Design<'case'> = async (spec, { renderer, loadPicture }) => {
  const background = parseHex(spec.color) ? (spec.color ?? '') : color('paper-seal')
  const screen = await loadPicture(spec.picture)
  const ink = lineColor(background)
  const title = await layOutTitle(renderer, spec.title, {
    style: TITLE,
    size: 98,
    width: SHEET.width - 2 * SHEET.padding + 8,
    steps: [
      { lines: 2, from: 1, to: 0.6 },
      { lines: 4, from: 0.5, to: 0.42 },
    ],
  })
  const sentence = await layOutText(renderer, spec.sentence, {
    style: TEXT,
    size: 22,
    width: SHEET.width - 2 * SHEET.padding,
    lines: title.lines.length > 2 ? 1 : 2,
  })
  const line = await layOutText(renderer, spec.line, {
    style: LINE,
    size: 20,
    width: SHEET.width - 2 * SHEET.padding,
    lines: 1,
  })
  return {
    background,
    layers: [
      svgLayer(ticks(ink)),
      ...(screen ? [await screenshot(screen, spec.focus)] : []),
      svgLayer(`<path d="M0 ${CROSS.y + 0.5}H${CARD_SIZE.width}M${CROSS.x + 0.5} 0V${CARD_SIZE.height}" stroke="${ink}"/>
        ${screen ? '' : blankScreen(ink)}${sheet()}${logo({ left: 172, top: 551, height: 36, color: ink })}`),
      await textLayer(
        renderer,
        <>
          {screen && <div style={{ ...MEASURE, color: ink }}>{await dimensions(screen)}</div>}
          <Column
            style={{
              left: SHEET.left + SHEET.padding,
              top: SHEET.top + SHEET.padding,
              width: SHEET.width - 2 * SHEET.padding,
              color: color('paper-text'),
            }}
          >
            <Title title={line} leading={1.3} style={{ color: color('paper-muted') }} />
            <Title title={title} leading={1.06} style={{ margin: '22px 0 26px -3px' }} />
            {title.lines.length < 4 && <Title title={sentence} leading={1.55} />}
          </Column>
        </>,
      ),
    ],
  }
}

const MEASURE = {
  position: 'absolute',
  left: 584,
  top: 112,
  fontFamily: FAMILY.text,
  fontWeight: 600,
  fontSize: 16,
  lineHeight: 1,
} as const

/** Returns the ink colour if it has the better contrast with the background, otherwise the paper colour. */
function lineColor(background: string): string {
  const [work, ink, paper] = [background, color('paper-text'), color('paper-bg')].map(parseHex)
  return work && ink && paper && contrastRatio(ink, work) < contrastRatio(paper, work)
    ? color('paper-bg')
    : color('paper-text')
}

async function dimensions(screen: Buffer): Promise<string> {
  const { width, height } = await readSize(screen)
  return `${width} × ${height}`
}

async function screenshot(screen: Buffer, postFocus: FocalPoint | undefined): Promise<OverlayOptions> {
  const { box, focus, at } = layOutScreenshotCard(await readSize(screen), postFocus)
  return { input: await cropToCover(screen, box, focus, at), left: box.left, top: box.top }
}

/** The outline of a missing screenshot. */
function blankScreen(ink: string): string {
  const [left, top, right, bottom] = [CROSS.x, CROSS.y, CARD_SIZE.width + 240, 580]
  return `<path d="M${left} ${top}H${right}V${bottom}H${left}zL${right} ${bottom}M${right} ${top}L${left} ${bottom}" fill="none" stroke="${ink}" stroke-width="1.5" opacity=".55"/>`
}

/** A ruler along the upper edge: a tick every 10 px, a long one every 100 px. */
function ticks(ink: string): string {
  const short = Array.from({ length: CARD_SIZE.width / 10 }, (_, index) => `M${index * 10 + 0.5} 0v8`).join(
    '',
  )
  const long = Array.from({ length: CARD_SIZE.width / 100 }, (_, index) => `M${index * 100 + 0.5} 0v18`).join(
    '',
  )
  return `<path d="${short}${long}" stroke="${ink}"/>`
}

/** The sheet with a folded corner. */
function sheet(): string {
  const { left, top, width, height, fold } = SHEET
  const right = left + width
  return `<path d="M${left} ${top}h${width - fold}l${fold} ${fold}v${height - fold}h-${width}z" fill="${color('paper-bg')}"/>
    <path d="M${right - fold} ${top}v${fold}h${fold}z" fill="#ddd3bf"/>`
}
