// What each font has to show of a text: by it files are cut.
import { familyFor, HEDVIG, MYUNG, nameOf } from './families.ts'

export interface Text {
  /** The first family of its style. */
  family: string
  /** As its style says, from 1 to 1000. */
  weight: number
  text: string
}

/** Characters by font (`nameOf`). */
export type Shown = Readonly<Record<string, string>>

const ASCII = /[ -~]/g
const NO_ASCII = /[^ -~]/g
const LATIN_LETTER = /[A-Za-z]/g
const NO_LATIN_LETTER = /[^A-Za-z]/g

const characters = (text: string): string =>
  [...new Set(text.normalize('NFC').replaceAll(/\s/g, ''))].toSorted().join('')

/** What each font of the site has to show. Display lines are of two faces: the Latin one and the Korean. */
export function shownBy(texts: readonly Text[]): Shown {
  const shown = new Map<string, string>()
  const show = (font: string, text: string) => shown.set(font, (shown.get(font) ?? '') + text)
  for (const { family, weight, text } of texts) {
    const of = familyFor(family, weight)
    if (of === HEDVIG) {
      show(nameOf(HEDVIG), text.replaceAll(NO_ASCII, ''))
      show(nameOf(MYUNG), text.replaceAll(ASCII, ''))
    } else if (of === MYUNG) {
      show(nameOf(HEDVIG), text.replaceAll(NO_LATIN_LETTER, ''))
      show(nameOf(MYUNG), text.replaceAll(LATIN_LETTER, ''))
    } else if (of) show(nameOf(of), text)
  }
  const fonts = Array.from(shown, ([font, text]) => [font, characters(text)] as const)
  return Object.fromEntries(
    fonts.filter(([, letters]) => letters !== '').toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}
