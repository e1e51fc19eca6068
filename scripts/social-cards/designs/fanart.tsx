import { layOutFanartCard } from '../../../src/lib/image/cardPictureLayout.ts'
import { CARD_SIZE } from '../../../src/config/socialCard.ts'
import type { Design } from '../drawing.ts'
import { FAMILY } from '../fonts.ts'
import { Column, layOutText, layOutTitle, textLayer, Title } from '../layout.tsx'
import { logo, readSize, svgImage, svgLayer } from '../pictures.ts'
import { color } from '../repositoryFiles.ts'

const TITLE = { fontFamily: FAMILY.title, letterSpacing: '-0.058em' } as const
const TEXT = { fontFamily: FAMILY.text } as const
const LINE = { ...TEXT, fontWeight: 500 } as const
/** Width of the frame, px. */
const FRAME = 4
const GAP = 48

/** A fan art: the drawing in an ink frame, its name at the right. */
export const fanartCard: Design<'fanart'> = async (spec, { renderer, loadPicture }) => {
  const drawing = await loadPicture(spec.picture)
  const { box, focus } = layOutFanartCard(
    drawing ? await readSize(drawing) : { width: 4, height: 5 },
    spec.focus,
  )
  const left = box.left + box.width + GAP
  const width = CARD_SIZE.width - 130 - left
  const title = await layOutTitle(renderer, spec.title, {
    style: TITLE,
    size: 98,
    width: Math.min(width, 500),
    steps: [
      { lines: 2, from: 1, to: 0.72 },
      { lines: 3, from: 0.72, to: 0.5 },
    ],
  })
  const sentence = await layOutText(renderer, spec.sentence, { style: TEXT, size: 26, width, lines: 2 })
  const line = await layOutText(renderer, spec.line, { style: LINE, size: 21, width, lines: 1 })
  const ink = color('pink-text')
  return {
    background: color('pink-bg'),
    layers: [
      svgLayer(`${halftone()}
        <rect x="${box.left - FRAME}" y="${box.top - FRAME}" width="${box.width + 2 * FRAME}" height="${box.height + 2 * FRAME}" fill="${ink}"/>
        ${drawing ? await svgImage(drawing, box, focus) : `<rect x="${box.left}" y="${box.top}" width="${box.width}" height="${box.height}" fill="${color('pink-sheet')}"/>`}
        ${logo({ left, top: 536, height: 36, color: ink })}`),
      await textLayer(
        renderer,
        <Column
          style={{
            left,
            top: 100,
            width,
            height: 400,
            justifyContent: 'center',
            color: ink,
            fontFamily: FAMILY.text,
          }}
        >
          <Title title={title} leading={1.1} />
          <Title title={sentence} leading={1.5} style={{ marginTop: 22 }} />
          <Title
            title={line}

            leading={1.4}
            style={{ marginTop: 14, color: color('pink-muted') }}
          />
        </Column>,
      ),
    ],
  }
}

/** Halftone dots that fade towards the middle. */
export function halftone(): string {
  const pitch = 16
  const dots = Array.from({ length: 14 }, (_, row) => {
    const radius = 6.2 * (1 - row / 14)
    const y = CARD_SIZE.height - row * 14
    const shift = row % 2 === 0 ? 0 : pitch / 2
    return Array.from(
      { length: CARD_SIZE.width / pitch + 2 },
      (_each, column) => `<circle cx="${column * pitch - shift}" cy="${y}" r="${radius.toFixed(1)}"/>`,
    ).join('')
  })
  return `<g fill="${color('pink-dot')}">${dots.join('')}</g>`
}
