import type { CSSProperties, ReactNode } from 'react'
import { CARD_SIZE } from '../../src/config/socialCard.ts'
import { fitTitle, WIDE, type FittedTitle, type Step, type Word } from '../../src/lib/canvas/fitTitle.ts'
import { FAMILY, splitGraphemes } from './fonts.ts'
import type { TextRenderer, TextStyle } from './textRenderer.tsx'

/** A text that is fitted to its box, with its style. */
export interface FittedText extends FittedTitle {
  style: TextStyle
}

interface TextBox {
  style: TextStyle
  /** Font size and width of the box, px. */
  size: number
  width: number
  steps?: readonly Step[]
}

/** More words, or letters of wide words, than fit on any card; the rest is not measured. */
const MAX_PIECES = 96

/**
 * Fits a title of any length to its box. Only a word that is wider than a line at the smallest size breaks between its
 * letters. A title given in parts breaks only between these.
 */
export async function layOutTitle(
  renderer: TextRenderer,
  title: string | readonly string[],
  { style, size, width, steps = WIDE }: TextBox,
): Promise<FittedText> {
  const texts = (typeof title === 'string' ? title.split(' ') : title).slice(0, MAX_PIECES + 1)
  const [space = 0, ellipsis = 0, ...widths] = await renderer.measure([' ', '…', ...texts], style)
  const line = width / (size * (steps.at(-1)?.to ?? 1))
  const words = await Promise.all(
    texts.map(async (text, index): Promise<Word[]> => {
      const em = widths[index] ?? 0
      return em <= line ? [{ text, em }] : splitWord(renderer, text, style)
    }),
  )
  const pieces = limitPieces(words.flat(), ellipsis)
  return { ...fitTitle(pieces, { size, width, space, ellipsis, steps }), style }
}

/** Leaves out the pieces after the most, and marks where. */
function limitPieces(pieces: readonly Word[], ellipsis: number): readonly Word[] {
  const last = pieces[MAX_PIECES - 1]
  if (!last || pieces.length === MAX_PIECES) return pieces
  const end = { ...last, text: `${last.text}…`, em: last.em + ellipsis }
  return [...pieces.slice(0, MAX_PIECES - 1), end]
}

async function splitWord(renderer: TextRenderer, word: string, style: TextStyle): Promise<Word[]> {
  const letters = splitGraphemes(word).slice(0, MAX_PIECES + 1)
  const widths = await renderer.measure(letters, style)
  return letters.map((text, index) => ({ text, em: widths[index] ?? 0, glued: index > 0 }))
}

/** Fits a text to at most `lines` balanced lines of one size. Cuts it after a word if it is too long. */
export function layOutText(
  renderer: TextRenderer,
  text: string,
  { style, size, width, lines }: Omit<TextBox, 'steps'> & { lines: number },
): Promise<FittedText> {
  const steps = Array.from({ length: lines }, (_, index): Step => ({ lines: index + 1, from: 1, to: 1 }))
  return layOutTitle(renderer, text, { style, size, width, steps })
}

/** A fitted text, line by line. */
export function Title({
  title,
  leading,
  style,
}: {
  title: FittedText
  leading: number
  style?: CSSProperties
}) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', ...style }}>
      {title.lines.map((line) => (
        <div
          key={line}
          style={{ ...title.style, fontSize: title.size, lineHeight: leading, whiteSpace: 'nowrap' }}
        >
          {line}
        </div>
      ))}
    </div>
  )
}

/** A line of text in one size. The default font is that of plain text. */
export function Line({
  font = FAMILY.text,
  size,
  leading,
  style,
  children,
}: {
  font?: string
  size: number
  leading: number
  style: CSSProperties
  children: ReactNode
}) {
  return <div style={{ fontFamily: font, fontSize: size, lineHeight: leading, ...style }}>{children}</div>
}

/** An absolutely positioned column. */
export function Column({ style, children }: { style: CSSProperties; children: ReactNode }) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', position: 'absolute', ...style }}>{children}</div>
  )
}

/** Draws absolutely positioned elements as a layer over the whole card. */
export async function textLayer(renderer: TextRenderer, children: ReactNode) {
  const overlay = <div style={{ display: 'flex', position: 'relative', ...CARD_SIZE }}>{children}</div>
  return { input: await renderer.draw(overlay), left: 0, top: 0 }
}
