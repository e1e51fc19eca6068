import type { ReactElement } from 'react'
import sharp from 'sharp'
import { FAMILY } from '../../../src/cards/families.ts'
import { fitText } from '../../../src/cards/fitText.ts'
import { Card, Column, Line, ratioOf, Rectangle, SvgPicture, Title } from '../../../src/cards/parts.tsx'
import { CARD_SIZE } from '../../../src/config/socialCard.ts'
import { openPicture as open, embedPicture } from '../pictures.tsx'
import { readRepositoryFile } from '../repositoryFiles.ts'
import type { BuildDesign } from '../tools.ts'

const SENTENCE = { fontFamily: FAMILY.title, letterSpacing: '-0.04em' } as const

/** Box of the plate, px. */
const PLATE = { left: 360, top: 142, width: 480, padding: 40 } as const
const LETTERING = { maxWidth: 392, maxHeight: 150 } as const
/** The title of a series without lettering, px. */
const NAME = { size: 72, leading: 1.1 } as const
const FIGURE_HEIGHT = 600

/** A series: its background and two characters, and its lettering on a plate. */
export const seriesCard: BuildDesign<'series'> = async (spec, { color, measure, openPicture, logo }) => {
  const { sentence, line } = spec
  const art = (file: string) => `${spec.art}/${file}`
  const scene = await openPicture({ file: art('background.webp') })
  const lettering = spec.hasLogo ? readRepositoryFile(art('logo.svg')).toString('utf8') : null
  const name = lettering
    ? null
    : await fitText(measure, spec.title, {
        style: SENTENCE,
        size: NAME.size,
        width: LETTERING.maxWidth,
        steps: [
          { lines: 1, from: 1, to: 0.7 },
          { lines: 2, from: 0.8, to: 0.45 },
          { lines: 4, from: 0.5, to: 0.32 },
        ],
      })
  const nameHeight = lettering
    ? letteringHeight(lettering)
    : name
      ? name.lines.length * name.size * NAME.leading
      : 0
  const title = await fitText(measure, sentence, {
    style: SENTENCE,
    size: 31,
    width: PLATE.width - 72,
    steps: [
      { lines: 2, from: 1, to: 0.72 },
      { lines: 3, from: 0.9, to: 0.72 },
    ],
  })
  const textHeight = nameHeight + 26 + title.lines.length * title.size * 1.34 + 16 + 25
  const height = Math.round(PLATE.padding + textHeight + 34)
  // Slightly above the centre, because the logo's tab is below the plate.
  const top = Math.round(326 - height / 2)
  const border = `solid ${color('pink-line')}`
  return (
    <Card background={color('pink-bg')}>
      {
        await scene?.draw({
          box: { left: 0, top: 0, ...CARD_SIZE },
          focus: [0.5, 0.4],
          at: [0.5, 0.4],
          density: 1,
        })
      }
      {await drawFigure(art('left.webp'), 'left')}
      {await drawFigure(art('right.webp'), 'right')}
      <Rectangle
        left={PLATE.left}
        top={top}
        width={PLATE.width}
        height={height}
        style={{ background: spec.plate, border: `4px ${border}` }}
      />
      {lettering && (
        <SvgPicture
          source={lettering}
          left={600 - (nameHeight * ratioOf(lettering)) / 2}
          top={top + PLATE.padding}
          height={nameHeight}
        />
      )}
      <Rectangle
        left={500}
        top={546}
        width={200}
        height={52}
        style={{ background: color('paper-bg'), border: `3px ${border}` }}
      />
      <SvgPicture source={logo} left={537} top={557} height={26} color={color('paper-text')} />
      <Column
        style={{
          left: PLATE.left,
          top: top + PLATE.padding + (lettering ? nameHeight + 26 : 0),
          width: PLATE.width,
          alignItems: 'center',
          color: color('pink-plate-text'),
        }}
      >
        {name && (
          <Title title={name} leading={NAME.leading} style={{ alignItems: 'center', marginBottom: 26 }} />
        )}
        <Title title={title} leading={1.34} style={{ alignItems: 'center' }} />
        <Line size={19} leading={1.3} style={{ marginTop: 16, fontWeight: 500, color: spec.lineColor }}>
          {line}
        </Line>
      </Column>
    </Card>
  )
}

/** Draws a character 600 px high, cropped at the bottom and slightly at the card's side. */
async function drawFigure(path: string, side: 'left' | 'right'): Promise<ReactElement> {
  const drawn = await open(readRepositoryFile(path)).resize({ height: FIGURE_HEIGHT }).png().toBuffer()
  const { width: fullWidth } = await sharp(drawn).metadata()
  const overhang = 14
  const [width, height] = [fullWidth - overhang, FIGURE_HEIGHT - 26]
  const visible = { left: side === 'left' ? overhang : 0, top: 0, width, height }
  const place = { left: side === 'left' ? 0 : CARD_SIZE.width - width, top: CARD_SIZE.height - height }
  return embedPicture(await sharp(drawn).extract(visible).png().toBuffer(), 'png', {
    ...place,
    width,
    height,
  })
}

/** Returns the lettering's height, limited in width and height. */
const letteringHeight = (source: string): number =>
  Math.min(LETTERING.maxHeight, LETTERING.maxWidth / ratioOf(source))
