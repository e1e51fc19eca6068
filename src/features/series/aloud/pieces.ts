/**
 * Letters in one utterance at most. Chromium falls silent after fifteen seconds of one utterance of its network voices,
 * for good; at the slowest pace so many letters take about twelve.
 * Source: https://issues.chromium.org/issues/41294170
 */
export const LONGEST_PIECE = 70

/** A sentence in pieces that are safe to speak, cut behind a comma where there is one, else between words. */
export function piecesOf(sentence: string): string[] {
  const pieces: string[] = []
  let rest = sentence.trim()
  while (rest.length > LONGEST_PIECE) {
    const head = rest.slice(0, LONGEST_PIECE + 1)
    const comma = Math.max(head.lastIndexOf(', '), head.lastIndexOf('， '))
    const space = head.lastIndexOf(' ')
    const cut = comma > LONGEST_PIECE / 3 ? comma + 1 : space > 0 ? space : wholeLetter(rest, LONGEST_PIECE)
    pieces.push(rest.slice(0, cut).trim())
    rest = rest.slice(cut).trim()
  }
  return rest === '' ? pieces : [...pieces, rest]
}

/** A place that cuts no letter in two. */
function wholeLetter(text: string, at: number): number {
  return /[\uD800-\uDBFF]/.test(text[at - 1] ?? '') ? at - 1 : at
}
