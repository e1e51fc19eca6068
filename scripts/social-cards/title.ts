import { fitTitle, WIDE, type FittedTitle, type Step, type Word } from '../../src/lib/canvas/fitTitle.ts'
import { signsOf } from './fonts.ts'
import type { Studio, TextStyle } from './studio.tsx'

export interface TitlePlace {
  style: TextStyle
  /** The drawn size and the place's width, px. */
  size: number
  width: number
  steps?: readonly Step[]
}

/** More words than any card holds; what follows need not be measured. */
const MOST_WORDS = 48

/**
 * Lays out a title of any length. Words are kept whole, unless one is wider than a line at the smallest size: that one
 * breaks between its letters. A title given in parts breaks between these alone.
 */
export async function layOutTitle(
  studio: Studio,
  title: string | readonly string[],
  { style, size, width, steps = WIDE }: TitlePlace,
): Promise<FittedTitle> {
  const texts = (typeof title === 'string' ? title.split(' ') : title).slice(0, MOST_WORDS)
  const [space = 0, ellipsis = 0, ...widths] = await studio.measure([' ', '…', ...texts], style)
  const line = width / (size * (steps.at(-1)?.to ?? 1))
  const words = await Promise.all(
    texts.map(async (text, index): Promise<Word[]> => {
      const em = widths[index] ?? 0
      return em <= line ? [{ text, em }] : letters(studio, text, style)
    }),
  )
  return fitTitle(words.flat(), { size, width, space, ellipsis, steps })
}

async function letters(studio: Studio, word: string, style: TextStyle): Promise<Word[]> {
  const signs = signsOf(word).slice(0, MOST_WORDS)
  const widths = await studio.measure(signs, style)
  return signs.map((text, index) => ({ text, em: widths[index] ?? 0, glued: index > 0 }))
}

/** Lays out a running text at one size: balanced on at most so many lines, cut at a word where they are used up. */
export function layOutText(
  studio: Studio,
  text: string,
  { style, size, width, lines }: Omit<TitlePlace, 'steps'> & { lines: number },
): Promise<FittedTitle> {
  const steps = Array.from({ length: lines }, (_, at): Step => ({ lines: at + 1, from: 1, to: 1 }))
  return layOutTitle(studio, text, { style, size, width, steps })
}
