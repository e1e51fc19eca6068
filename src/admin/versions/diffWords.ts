import { diffArrays } from 'diff'

/** A part of two texts: equal in both, or replaced. */
export type DiffPart = { same: string } | { removed: string; added: string }

/** Units of comparison: words with their particles, line breaks, whitespace, and single punctuation marks. */
const TOKENS = /[\p{L}\p{N}\p{M}\p{Pc}]+|\n+|[^\S\n]+|[^\p{L}\p{N}\p{M}\p{Pc}\s]/gu

/** Texts with more changes count as replaced completely, because a longer comparison would block the main thread. */
const MAX_EDITS = 1500

const isChange = (part: DiffPart): part is { removed: string; added: string } => 'removed' in part

/** Compares two texts word by word. Texts that differ too much yield a single change. */
export function diffWords(before: string, after: string): DiffPart[] {
  const diff = diffArrays(tokenize(before), tokenize(after), { maxEditLength: MAX_EDITS })
  if (!diff) return [{ removed: before, added: after }]
  const parts: DiffPart[] = []
  for (const { removed, added, value } of diff) {
    const text = value.join('')
    const last = parts.at(-1)
    if (!removed && !added) parts.push({ same: text })
    else if (last && isChange(last)) last[removed ? 'removed' : 'added'] += text
    else parts.push({ removed: removed ? text : '', added: added ? text : '' })
  }
  return mergeChanges(parts)
}

const tokenize = (text: string): string[] => text.match(TOKENS) ?? []

/** Merges replaced words that are separated only by spaces into one change. */
function mergeChanges(parts: readonly DiffPart[]): DiffPart[] {
  const merged: DiffPart[] = []
  for (const part of parts) {
    const [before, gap] = merged.slice(-2)
    if (isChange(part) && gap && before && 'same' in gap && isChange(before) && /^[^\S\n]+$/.test(gap.same)) {
      const removed = before.removed + gap.same + part.removed
      const added = before.added + gap.same + part.added
      if (removed.trim() && added.trim()) {
        merged.splice(-2, 2, { removed, added })
        continue
      }
    }
    merged.push(part)
  }
  return merged
}

/** Counts the changes. */
export function countChanges(parts: readonly DiffPart[]): number {
  return parts.filter(isChange).length
}
