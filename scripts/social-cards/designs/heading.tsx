import { CARD } from '../canvas.ts'
import type { Tools } from '../drawing.ts'
import { FAMILY } from '../fonts.ts'
import { Column, Overlay, Title } from '../parts.tsx'
import { logo, logoWidth } from '../pictures.ts'
import { layOutTitle } from '../title.ts'

export const KOREAN = { fontFamily: FAMILY.title, letterSpacing: '-0.058em' } as const
export const ENGLISH = { fontFamily: FAMILY.display, letterSpacing: '-0.055em' } as const

/** The logo as SVG, 34 px high, 56 px from the card's right edge; `top` in px. */
export const logoAtRight = (top: number, ink: string): string =>
  logo({ left: CARD.width - 56 - logoWidth(34), top, height: 34, color: ink })

/** Name and line in the safe centre's upper half. */
export async function heading(
  { studio }: Tools,
  words: {
    title: string
    line: string
    face: typeof KOREAN | typeof ENGLISH
    size: number
    ink: string
    muted: string
  },
): Promise<Buffer> {
  const title = await layOutTitle(studio, words.title, {
    style: words.face,
    size: words.size,
    width: 800,
    steps: [{ lines: 1, from: 1, to: 0.4 }],
  })
  return studio.draw(
    <Overlay>
      <Column style={{ left: 196, top: 104, color: words.ink }}>
        <Title title={title} face={words.face} leading={1} />
        <div
          style={{
            margin: '16px 0 0 6px',
            fontFamily: FAMILY.text,
            fontSize: 24,
            lineHeight: 1.4,
            color: words.muted,
          }}
        >
          {words.line}
        </div>
      </Column>
    </Overlay>,
  )
}
