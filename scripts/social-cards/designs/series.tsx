import sharp from 'sharp'
import { CARD } from '../canvas.ts'
import type { Design } from '../drawing.ts'
import { repositoryFile } from '../files.ts'
import { FAMILY } from '../fonts.ts'
import { Column, Overlay, Title } from '../parts.tsx'
import { covering, logo, open, svgFile, svgLayer } from '../pictures.ts'
import { layOutTitle } from '../title.ts'
import { color } from '../tokens.ts'

const SENTENCE = { fontFamily: FAMILY.title, letterSpacing: '-0.04em' } as const

/** The plate's box and the lettering's width in it, px. */
const PLATE = { left: 360, top: 142, width: 480, padding: 40 } as const
const LETTERING_WIDTH = 392
const FIGURE_HEIGHT = 600

/** Every second line of a plate; each reaches 4.5:1 on its ground. */
const SECOND_LINE = { tls: '#ffc0d6', they: '#a9d8d3', some: '#ffd97a' } as const

/** Pink: a series' own scene and two figures, its name on its plate. */
export const seriesCard: Design<'series'> = async ({ series, sentence, line }, { studio }) => {
  const art = (file: string) => `src/assets/webtoon/${series}/${file}`
  const scene = await covering(repositoryFile(art('background.webp')), CARD, [0.5, 0.4], [0.5, 0.4])
  const [left, right] = await Promise.all(['left.webp', 'right.webp'].map((file) => figure(art(file))))
  const lettering = await letteringSize(art('logo.svg'))
  const title = await layOutTitle(studio, sentence, {
    style: SENTENCE,
    size: 31,
    width: PLATE.width - 72,
    steps: [
      { lines: 2, from: 1, to: 0.72 },
      { lines: 3, from: 0.9, to: 0.72 },
    ],
  })
  const words = lettering.height + 26 + title.lines.length * title.size * 1.34 + 16 + 25
  const height = Math.round(PLATE.padding + words + 34)
  // The plate stands around the card's middle, a little above it: the logo's tab is under it.
  const top = Math.round(326 - height / 2)
  return {
    ground: color('pink-bg'),
    layers: [
      { input: scene, left: 0, top: 0 },
      ...(left ? [{ input: left.data, left: 0, top: CARD.height - left.height }] : []),
      ...(right
        ? [{ input: right.data, left: CARD.width - right.width, top: CARD.height - right.height }]
        : []),
      svgLayer(`
        <rect x="${PLATE.left + 2}" y="${top + 2}" width="${PLATE.width - 4}" height="${height - 4}" fill="${color(`series-${series}-plate`)}" stroke="${color('pink-line')}" stroke-width="4"/>
        ${svgFile(art('logo.svg'), { left: 600 - lettering.width / 2, top: top + PLATE.padding, height: lettering.height })}
        <rect x="501.5" y="547.5" width="197" height="49" fill="${color('paper-bg')}" stroke="${color('pink-line')}" stroke-width="3"/>
        ${logo({ left: 537, top: 557, height: 26, color: color('paper-text') })}`),
      {
        input: await studio.draw(
          <Overlay>
            <Column
              style={{
                left: PLATE.left,
                top: top + PLATE.padding + lettering.height + 26,
                width: PLATE.width,
                alignItems: 'center',
                color: color('pink-plate-text'),
              }}
            >
              <Title title={title} face={SENTENCE} leading={1.34} style={{ alignItems: 'center' }} />
              <div
                style={{
                  marginTop: 16,
                  fontFamily: FAMILY.text,
                  fontWeight: 500,
                  fontSize: 19,
                  lineHeight: 1.3,
                  color: SECOND_LINE[series],
                }}
              >
                {line}
              </div>
            </Column>
          </Overlay>,
        ),
        left: 0,
        top: 0,
      },
    ],
  }
}

/** A figure 600px high, cut at the card's foot; it reaches a little over the card's side. */
async function figure(path: string): Promise<{ data: Buffer; width: number; height: number }> {
  const shown = FIGURE_HEIGHT - 26
  const drawn = await open(repositoryFile(path)).resize({ height: FIGURE_HEIGHT }).png().toBuffer()
  const { width } = await sharp(drawn).metadata()
  const over = 14
  const left = path.endsWith('left.webp') ? over : 0
  const box = { left, top: 0, width: width - over, height: shown }
  return { data: await sharp(drawn).extract(box).png().toBuffer(), width: box.width, height: shown }
}

/** The lettering at its width, or lower where that would be too high. */
async function letteringSize(path: string): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(repositoryFile(path)).metadata()
  const scale = Math.min(LETTERING_WIDTH / width, 150 / height)
  return { width: width * scale, height: height * scale }
}
