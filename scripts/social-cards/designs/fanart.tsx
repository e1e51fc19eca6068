import { fanartOnCard } from '../../../src/lib/image/cardPicture.ts'
import { CARD } from '../canvas.ts'
import type { Design } from '../drawing.ts'
import { FAMILY } from '../fonts.ts'
import { Column, Overlay, Title } from '../parts.tsx'
import { logo, sizeOf, svgImage, svgLayer } from '../pictures.ts'
import { layOutText, layOutTitle } from '../title.ts'
import { color } from '../tokens.ts'

const TITLE = { fontFamily: FAMILY.title, letterSpacing: '-0.058em' } as const
const TEXT = { fontFamily: FAMILY.text } as const
const LINE = { ...TEXT, fontWeight: 500 } as const
/** The frame's ink, px. */
const INK = 4
const GAP = 48

/** Pink: a drawing in its ink frame, its name in ink beside it. */
export const fanartCard: Design<'fanart'> = async (spec, { studio, picture }) => {
  const drawing = await picture(spec.picture)
  const { box, focus } = fanartOnCard(drawing ? await sizeOf(drawing) : { width: 4, height: 5 }, spec.focus)
  const left = box.left + box.width + GAP
  const width = CARD.width - 130 - left
  const title = await layOutTitle(studio, spec.title, {
    style: TITLE,
    size: 98,
    width: Math.min(width, 500),
    steps: [
      { lines: 2, from: 1, to: 0.72 },
      { lines: 3, from: 0.72, to: 0.5 },
    ],
  })
  const sentence = await layOutText(studio, spec.sentence, { style: TEXT, size: 26, width, lines: 2 })
  const line = await layOutText(studio, spec.line, { style: LINE, size: 21, width, lines: 1 })
  const ink = color('pink-text')
  return {
    ground: color('pink-bg'),
    layers: [
      svgLayer(`${halftone()}
        <rect x="${box.left - INK}" y="${box.top - INK}" width="${box.width + 2 * INK}" height="${box.height + 2 * INK}" fill="${ink}"/>
        ${drawing ? await svgImage(drawing, box, focus) : `<rect x="${box.left}" y="${box.top}" width="${box.width}" height="${box.height}" fill="${color('pink-sheet')}"/>`}
        ${logo({ left, top: 536, height: 36, color: ink })}`),
      {
        input: await studio.draw(
          <Overlay>
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
              <Title title={title} face={TITLE} leading={1.1} />
              <Title title={sentence} face={TEXT} leading={1.5} style={{ marginTop: 22 }} />
              <Title
                title={line}
                face={LINE}
                leading={1.4}
                style={{ marginTop: 14, color: color('pink-muted') }}
              />
            </Column>
          </Overlay>,
        ),
        left: 0,
        top: 0,
      },
    ],
  }
}

/** Printed dots that fade towards the middle. */
export function halftone(): string {
  const pitch = 16
  const dots = Array.from({ length: 14 }, (_, row) => {
    const radius = 6.2 * (1 - row / 14)
    const y = CARD.height - row * 14
    const shift = row % 2 === 0 ? 0 : pitch / 2
    return Array.from(
      { length: CARD.width / pitch + 2 },
      (_each, column) => `<circle cx="${column * pitch - shift}" cy="${y}" r="${radius.toFixed(1)}"/>`,
    ).join('')
  })
  return `<g fill="${color('pink-dot')}">${dots.join('')}</g>`
}
