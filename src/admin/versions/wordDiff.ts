import { diffArrays } from 'diff'

/** A stretch of two texts: the same in both, or what stands in its place in each. */
export type Piece = { same: string } | { removed: string; added: string }

/** Words with their particles (어절), line breaks, blanks, single signs: what a text is compared by. */
const TOKENS = /[\p{L}\p{N}\p{M}\p{Pc}]+|\n+|[^\S\n]+|[^\p{L}\p{N}\p{M}\p{Pc}\s]/gu

/** Texts with more changes than this are told as a whole: comparing them on would hold the page. */
const MOST_EDITS = 1500

const changed = (piece: Piece): piece is { removed: string; added: string } => 'removed' in piece

/** Compares two texts word by word (decisions §12.3). What cannot be drawn apart in good time is one change. */
export function wordDiff(before: string, after: string): Piece[] {
  const parts = diffArrays(tokens(before), tokens(after), { maxEditLength: MOST_EDITS })
  if (!parts) return [{ removed: before, added: after }]
  const pieces: Piece[] = []
  for (const { removed, added, value } of parts) {
    const text = value.join('')
    const last = pieces.at(-1)
    if (!removed && !added) pieces.push({ same: text })
    else if (last && changed(last)) last[removed ? 'removed' : 'added'] += text
    else pieces.push({ removed: removed ? text : '', added: added ? text : '' })
  }
  return joined(pieces)
}

const tokens = (text: string): string[] => text.match(TOKENS) ?? []

/** Words that were replaced one after another are one change, the blanks between them included. */
function joined(pieces: readonly Piece[]): Piece[] {
  const whole: Piece[] = []
  for (const piece of pieces) {
    const [before, gap] = whole.slice(-2)
    if (changed(piece) && gap && before && 'same' in gap && changed(before) && /^[^\S\n]+$/.test(gap.same)) {
      const removed = before.removed + gap.same + piece.removed
      const added = before.added + gap.same + piece.added
      if (removed.trim() && added.trim()) {
        whole.splice(-2, 2, { removed, added })
        continue
      }
    }
    whole.push(piece)
  }
  return whole
}

/** In how many places the texts differ. */
export function changesIn(pieces: readonly Piece[]): number {
  return pieces.filter(changed).length
}
