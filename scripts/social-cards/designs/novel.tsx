import { CARD } from '../canvas.ts'
import type { Design } from '../drawing.ts'
import { FAMILY } from '../fonts.ts'
import { Column, Overlay, Title } from '../parts.tsx'
import { logo, logoWidth, sizeOf, svgImage, svgLayer, type Box } from '../pictures.ts'
import { layOutText, layOutTitle } from '../title.ts'
import { color } from '../tokens.ts'

const TITLE = { fontFamily: FAMILY.title, letterSpacing: '-0.06em' } as const
const SENTENCE = { fontFamily: FAMILY.reading, letterSpacing: '-0.02em' } as const
const BOOK = { left: 206, top: 86, width: 306 } as const

/** Reading: the book across the seam of its own colour and the paper, its first sentence beside it. */
export const novelCard: Design<'novel'> = async (spec, { studio, picture }) => {
  const cover = await picture(spec.cover)
  const title = await layOutTitle(studio, spec.titleLines.join(' '), {
    style: TITLE,
    size: 104,
    width: 434,
    steps: [{ lines: 2, from: 1, to: 0.5 }],
  })
  const sentence = await layOutText(studio, spec.sentence, {
    style: SENTENCE,
    size: 27,
    width: 428,
    lines: 3,
  })
  return {
    ground: color('reading-bg'),
    layers: [
      svgLayer(`<rect width="500" height="${CARD.height}" fill="${color(spec.ground)}"/>
        ${cover ? await book(cover, BOOK, -3) : ''}
        ${logo({ left: CARD.width - 56 - logoWidth(36), top: 548, height: 36, color: color('reading-text') })}`),
      {
        input: await studio.draw(
          <Overlay>
            <Column style={{ left: 566, top: 112, color: color('reading-text') }}>
              <Title title={title} face={TITLE} leading={1.06} />
              <Title title={sentence} face={SENTENCE} leading={1.56} style={{ margin: '15px 0 0 6px' }} />
              <div
                style={{
                  display: 'flex',
                  gap: 14,
                  margin: '14px 0 0 6px',
                  fontFamily: FAMILY.text,
                  fontSize: 19,
                  lineHeight: 1.3,
                }}
              >
                <span style={{ fontWeight: 600, color: color('reading-accent-text') }}>{spec.genre}</span>
                <span style={{ color: color('reading-muted') }}>{spec.note}</span>
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

/** A book by its cover: turned, with its spine's light and its shadow. `place` is where it lies before it is turned. */
export async function book(
  cover: Buffer,
  { left, top, width }: Omit<Box, 'height'>,
  degrees: number,
): Promise<string> {
  const size = await sizeOf(cover)
  const box = { left, top, width, height: (width * size.height) / size.width }
  const rect = (more: string) =>
    `<rect x="${box.left}" y="${box.top}" width="${box.width}" height="${box.height}" ${more}/>`
  const id = `b${left}`
  return `
    <filter id="${id}near" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="1.6"/></filter>
    <filter id="${id}far" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="30"/></filter>
    <linearGradient id="${id}spine"><stop offset="0" stop-color="#140a1e" stop-opacity=".34"/><stop offset=".034" stop-color="#fff" stop-opacity=".26"/><stop offset=".056" stop-color="#140a1e" stop-opacity=".16"/><stop offset=".08" stop-color="#140a1e" stop-opacity="0"/></linearGradient>
    <g transform="rotate(${degrees} ${box.left + box.width / 2} ${box.top + box.height / 2})">
      <g transform="translate(0 34)" filter="url(#${id}far)"><rect x="${box.left + 20}" y="${box.top + 20}" width="${box.width - 40}" height="${box.height - 40}" fill="#3c240a" opacity=".55"/></g>
      <g transform="translate(0 2)" filter="url(#${id}near)">${rect('fill="#28190a" opacity=".3"')}</g>
      ${await svgImage(cover, box)}
      ${rect(`fill="url(#${id}spine)"`)}
    </g>`
}
