import { CARD_SIZE } from '../../../src/config/socialCard.ts'
import type { Design } from '../drawing.ts'
import { FAMILY } from '../fonts.ts'
import { Column, layOutText, layOutTitle, Line, textLayer, Title } from '../layout.tsx'
import { type Box, logoAtRight, readSize, svgImage, svgLayer } from '../pictures.ts'
import { color } from '../repositoryFiles.ts'

const TITLE = { fontFamily: FAMILY.title, letterSpacing: '-0.06em' } as const
const SENTENCE = { fontFamily: FAMILY.reading, letterSpacing: '-0.02em' } as const
const BOOK = { left: 206, top: 86, width: 306 } as const

/** A novel: its book on the boundary of its colour and the paper, and its first sentence. */
export const novelCard: Design<'novel'> = async (spec, { renderer, loadPicture }) => {
  const cover = await loadPicture(spec.cover)
  const title = await layOutTitle(renderer, spec.titleLines.join(' '), {
    style: TITLE,
    size: 104,
    width: 434,
    steps: [
      { lines: 2, from: 1, to: 0.5 },
      { lines: 4, from: 0.5, to: 0.28 },
    ],
  })
  const sentence = await layOutText(renderer, spec.sentence, {
    style: SENTENCE,
    size: 27,
    width: 428,
    lines: 3,
  })
  return {
    background: color('reading-bg'),
    layers: [
      svgLayer(`<rect width="500" height="${CARD_SIZE.height}" fill="${spec.ground ?? color('reading-bg')}"/>
        ${cover ? await book(cover, BOOK, -3) : ''}
        ${logoAtRight(36, 548, color('reading-text'))}`),
      await textLayer(
        renderer,
        <Column style={{ left: 566, top: 112, color: color('reading-text') }}>
          <Title title={title} leading={1.06} />
          <Title title={sentence} leading={1.56} style={{ margin: '15px 0 0 6px' }} />
          <Line size={19} leading={1.3} style={{ display: 'flex', gap: 14, margin: '14px 0 0 6px' }}>
            <span style={{ fontWeight: 600, color: color('reading-accent-text') }}>{spec.genre}</span>
            <span style={{ color: color('reading-muted') }}>{spec.note}</span>
          </Line>
        </Column>,
      ),
    ],
  }
}

/** A rotated book with its cover, the light on its spine and its shadow. The position is that before the rotation. */
export async function book(
  cover: Buffer,
  { left, top, width }: Omit<Box, 'height'>,
  degrees: number,
): Promise<string> {
  const size = await readSize(cover)
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
