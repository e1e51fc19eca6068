import sharp from 'sharp'
import { CARD_SIZE } from '../../../src/config/socialCard.ts'
import type { Design } from '../drawing.ts'
import { FAMILY } from '../fonts.ts'
import { Column, layOutTitle, Line, textLayer, Title } from '../layout.tsx'
import { cropToCover, logo, openPicture, svgFile, svgLayer } from '../pictures.ts'
import { color, readRepositoryFile } from '../repositoryFiles.ts'

const SENTENCE = { fontFamily: FAMILY.title, letterSpacing: '-0.04em' } as const

/** Box of the plate, px. */
const PLATE = { left: 360, top: 142, width: 480, padding: 40 } as const
const LETTERING_WIDTH = 392
/** The title of a series without lettering, px. */
const NAME = { size: 72, leading: 1.1 } as const
const FIGURE_HEIGHT = 600

/** A series: its background and two characters, and its lettering on a plate. */
export const seriesCard: Design<'series'> = async (spec, { renderer }) => {
  const { sentence, line } = spec
  const art = (file: string) => `${spec.art}/${file}`
  const scene = await cropToCover(
    readRepositoryFile(art('background.webp')),
    CARD_SIZE,
    [0.5, 0.4],
    [0.5, 0.4],
  )
  const [left, right] = await Promise.all(['left.webp', 'right.webp'].map((file) => figure(art(file))))
  const lettering = spec.hasLogo ? await letteringSize(art('logo.svg')) : null
  const name = lettering
    ? null
    : await layOutTitle(renderer, spec.title, {
        style: SENTENCE,
        size: NAME.size,
        width: LETTERING_WIDTH,
        steps: [
          { lines: 1, from: 1, to: 0.7 },
          { lines: 2, from: 0.8, to: 0.45 },
          { lines: 4, from: 0.5, to: 0.32 },
        ],
      })
  const nameHeight = lettering?.height ?? (name ? name.lines.length * name.size * NAME.leading : 0)
  const title = await layOutTitle(renderer, sentence, {
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
  return {
    background: color('pink-bg'),
    layers: [
      { input: scene, left: 0, top: 0 },
      ...(left ? [{ input: left.data, left: 0, top: CARD_SIZE.height - left.height }] : []),
      ...(right
        ? [{ input: right.data, left: CARD_SIZE.width - right.width, top: CARD_SIZE.height - right.height }]
        : []),
      svgLayer(`
        <rect x="${PLATE.left + 2}" y="${top + 2}" width="${PLATE.width - 4}" height="${height - 4}" fill="${spec.plate}" stroke="${color('pink-line')}" stroke-width="4"/>
        ${lettering ? svgFile(art('logo.svg'), { left: 600 - lettering.width / 2, top: top + PLATE.padding, height: lettering.height }) : ''}
        <rect x="501.5" y="547.5" width="197" height="49" fill="${color('paper-bg')}" stroke="${color('pink-line')}" stroke-width="3"/>
        ${logo({ left: 537, top: 557, height: 26, color: color('paper-text') })}`),
      await textLayer(
        renderer,
        <Column
          style={{
            left: PLATE.left,
            top: top + PLATE.padding + (lettering ? lettering.height + 26 : 0),
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
        </Column>,
      ),
    ],
  }
}

/** Draws a character 600 px high, cropped at the bottom and slightly at the card's side. */
async function figure(path: string): Promise<{ data: Buffer; width: number; height: number }> {
  const visible = FIGURE_HEIGHT - 26
  const drawn = await openPicture(readRepositoryFile(path)).resize({ height: FIGURE_HEIGHT }).png().toBuffer()
  const { width } = await sharp(drawn).metadata()
  const overhang = 14
  const left = path.endsWith('left.webp') ? overhang : 0
  const box = { left, top: 0, width: width - overhang, height: visible }
  return { data: await sharp(drawn).extract(box).png().toBuffer(), width: box.width, height: visible }
}

/** Returns the lettering's size, limited in width and height. */
async function letteringSize(path: string): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(readRepositoryFile(path)).metadata()
  const scale = Math.min(LETTERING_WIDTH / width, 150 / height)
  return { width: width * scale, height: height * scale }
}
