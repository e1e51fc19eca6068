/** Estimated advance widths in em, for the first matching kind of character. */
const WIDTHS: readonly (readonly [characters: RegExp, em: number])[] = [
  [/\p{Script=Hangul}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u, 0.95],
  [/[ .,:;!'’|Iijl1]/, 0.3],
  [/[MWmw]/, 0.88],
  [/\p{Lu}|\d/u, 0.68],
]

/** Estimates the width of a text in the display faces, in em. */
export const estimateTextWidth = (text: string): number =>
  Array.from(text, (letter) => WIDTHS.find(([characters]) => characters.test(letter))?.[1] ?? 0.5).reduce(
    (sum, width) => sum + width,
    0,
  )
