import { diffArrays } from 'diff'
import * as v from 'valibot'
import { differences as words } from '#messages/admin/differences'
import { type Cut, episodeMetaSchema } from '@/posts/meta'
import { countChanges, diffWords, type DiffPart } from './diffWords'

/** A cut with its position, from 1. */
export interface NumberedCut {
  cut: Cut
  number: number
}

/** A cut that was removed, added, replaced or moved, or whose texts differ. */
export interface CutDifference {
  before: NumberedCut | null
  after: NumberedCut | null
  /** Changes of its alternative text and script. */
  texts: DiffPart[]
}

/** Returns the cuts of an episode's `meta`. */
export function readCuts(meta: object): NumberedCut[] {
  return v.parse(episodeMetaSchema, meta).cuts.map((cut, index) => ({ cut, number: index + 1 }))
}

/** Returns the texts of a cut, one line each. */
export function cutText({ alt, script = [] }: Cut): string {
  return [
    ...(alt ? [words.altLine(alt)] : []),
    ...script.map(({ kind, who, text }) => words.scriptLine(words.scriptKinds[kind], who, text)),
  ].join('\n')
}

/** Compares the cuts of two versions. Cuts that are equal at a new position because of others are left out. */
export function compareCuts(before: object, after: object): CutDifference[] {
  const [old, now] = [readCuts(before), readCuts(after)]
  const differences: CutDifference[] = []
  let [oldAt, nowAt] = [0, 0]
  for (const { removed, added, count = 0 } of diffArrays(old.map(imageOf), now.map(imageOf))) {
    for (let step = 0; step < count; step += 1) {
      const one = added ? null : (old[oldAt++] ?? null)
      const other = removed ? null : (now[nowAt++] ?? null)
      const texts = compareTexts(one, other)
      if (removed || added || countChanges(texts) > 0) differences.push({ before: one, after: other, texts })
    }
  }
  return joinMoved(differences)
}

/** Joins the removal of a cut with the addition of the same one at another place. */
function joinMoved(differences: readonly CutDifference[]): CutDifference[] {
  const added = differences.filter(({ before }) => before === null)
  const joined = new Set<CutDifference>()
  const all = differences.map((difference) => {
    const { before, after } = difference
    const same = after === null && added.find((other) => !joined.has(other) && isSame(before, other.after))
    if (!same) return difference
    joined.add(same)
    return { ...difference, after: same.after, texts: compareTexts(before, same.after) }
  })
  return all.filter((difference) => !joined.has(difference))
}

const isSame = (one: NumberedCut | null, other: NumberedCut | null) => one?.cut.image === other?.cut.image

const compareTexts = (one: NumberedCut | null, other: NumberedCut | null): DiffPart[] =>
  diffWords(one ? cutText(one.cut) : '', other ? cutText(other.cut) : '')

const imageOf = ({ cut }: NumberedCut) => cut.image
