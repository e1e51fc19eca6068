// What each font has to show of a text: by it files are cut.
import { familyFor, HEDVIG, MYUNG, nameOf, PRETENDARD, type Family } from './families.ts'
import { codePoints, difference, intersection, textOf } from './ranges.ts'

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
  const add = (of: Family, text: string) => shown.set(nameOf(of), (shown.get(nameOf(of)) ?? '') + text)
  /** What a face lacks stands in the text face, the next of every stack. */
  const show = (of: Family, text: string, weight: number) => {
    const points = codePoints(text.normalize('NFC'))
    add(of, textOf(intersection(points, of.coverage)))
    const next = familyFor(PRETENDARD[0]?.family ?? '', weight)
    if (next && next.family !== of.family) add(next, textOf(difference(points, of.coverage)))
  }
  for (const { family, weight, text } of texts) {
    const of = familyFor(family, weight)
    if (of === HEDVIG) {
      show(HEDVIG, text.replaceAll(NO_ASCII, ''), weight)
      show(MYUNG, text.replaceAll(ASCII, ''), weight)
    } else if (of === MYUNG) {
      show(HEDVIG, text.replaceAll(NO_LATIN_LETTER, ''), weight)
      show(MYUNG, text.replaceAll(LATIN_LETTER, ''), weight)
    } else if (of) show(of, text, weight)
  }
  const fonts = Array.from(shown, ([font, text]) => [font, characters(text)] as const)
  return Object.fromEntries(
    fonts.filter(([, letters]) => letters !== '').toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}
