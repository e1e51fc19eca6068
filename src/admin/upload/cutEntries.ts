import * as v from 'valibot'
import { isRecord } from '@/lib/json'
import type { ScriptLine } from '@/posts/meta'
import { mediaKey } from '@/supabase/storageUrls'

const text = v.string()
const size = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const flag = v.optional(v.literal(true))

export const scriptKinds = ['line', 'thought', 'sound', 'scene'] as const
const scriptLineSchema = v.looseObject({
  who: v.optional(text),
  kind: v.picklist(scriptKinds),
  text,
})

const cutSchema = v.looseObject({
  image: v.pipe(text, v.nonEmpty()),
  width: size,
  height: size,
  placeholder: v.optional(text),
  alt: v.optional(text),
  script: v.optional(v.array(scriptLineSchema)),
  /** Name of the chosen file. */
  name: v.optional(text),
  /** Size of the stored object. */
  bytes: v.optional(v.number()),
  /** The picture is not in storage yet. Only in the form and in local drafts. */
  pending: flag,
  /** The owner has removed the cut and may still undo it. Only in the form and in local drafts. */
  removed: flag,
})
/** A cut as the form holds it. */
export type CutEntry = v.InferOutput<typeof cutSchema>

const unreadSchema = v.looseObject({
  /** Id of the file in `cutFiles`. */
  source: text,
  name: text,
  bytes: v.number(),
  removed: flag,
  /** The cut whose picture the file replaces. */
  replaces: v.optional(cutSchema),
})
/** A chosen file that has not been decoded yet. It becomes one or more cuts. */
export type UnreadEntry = v.InferOutput<typeof unreadSchema>

export type Entry = CutEntry | UnreadEntry

const entrySchema = v.union([cutSchema, unreadSchema])

export const isUnread = (entry: Entry): entry is UnreadEntry => 'source' in entry
export const isCut = (entry: Entry): entry is CutEntry => !isUnread(entry)
/** Returns whether the picture of an entry still has to be stored. */
export const isUnfinished = (entry: Entry): boolean =>
  entry.removed !== true && (isUnread(entry) || entry.pending === true)
export const isPresent = (entry: Entry): boolean => entry.removed !== true

/** Returns the entries of a `meta`. Malformed ones are left out. */
export function readEntries(meta: object): readonly Entry[] {
  const cuts: unknown = Reflect.get(meta, 'cuts')
  if (!Array.isArray(cuts)) return []
  return cuts.filter((cut): cut is Entry => v.is(entrySchema, cut))
}

/** Returns `meta` with these entries. */
export function withEntries(meta: object, entries: readonly Entry[]): object {
  return { ...meta, cuts: entries }
}

/** Returns the id of an entry, which stays the same when a file becomes its first cut. */
export function entryId(entry: Entry): string {
  if (isUnread(entry)) return entry.source
  return (mediaKey(entry.image) ?? entry.image).replace(/\.\w+$/, '')
}

/** Returns the entries without removed ones, empty lines and surrounding spaces: what a save keeps in the form. */
export function tidyEntries(entries: readonly Entry[]): readonly Entry[] {
  return entries.filter(isPresent).map((entry) => (isUnread(entry) ? entry : tidyCut(entry)))
}

/** Returns the cuts that a save writes: those in storage. */
export function storedCuts(entries: readonly Entry[]): CutEntry[] {
  return tidyEntries(entries).filter((entry): entry is CutEntry => isCut(entry) && !isUnfinished(entry))
}

function tidyCut({ script = [], alt = '', ...cut }: CutEntry): CutEntry {
  const lines = script.flatMap(({ who = '', text: words, ...line }): ScriptLine[] => {
    const name = hasSpeaker(line.kind) ? who.trim() : ''
    return words.trim() ? [{ ...line, ...(name && { who: name }), text: words.trim() }] : []
  })
  return {
    ...cut,
    ...(alt.trim() && { alt: alt.trim() }),
    ...(lines.length > 0 && { script: lines }),
  }
}

/** Returns whether lines of this kind have a speaker. */
export const hasSpeaker = (kind: ScriptLine['kind']): boolean => kind === 'line' || kind === 'thought'

/** Returns the sum of the known sizes. */
export function totalBytes(entries: readonly Entry[]): number {
  return entries.filter(isPresent).reduce((sum, { bytes = 0 }) => sum + bytes, 0)
}

export function replaceEntry(entries: readonly Entry[], id: string, by: readonly Entry[]): readonly Entry[] {
  return entries.flatMap((entry) => (entryId(entry) === id ? by : [entry]))
}

/** Changes the cut with this id. */
export function patchCut(
  entries: readonly Entry[],
  id: string,
  change: (cut: CutEntry) => CutEntry,
): readonly Entry[] {
  return entries.map((entry) => (entryId(entry) === id && isCut(entry) ? change(entry) : entry))
}

/** Marks an entry as removed or not. */
export function setRemoved(entries: readonly Entry[], id: string, removed: boolean): readonly Entry[] {
  return entries.map((entry) => {
    if (entryId(entry) !== id) return entry
    const { removed: _before, ...rest } = entry
    return removed ? { ...rest, removed: true } : rest
  })
}

/** Moves an entry by one place among those that are not removed. */
export function moveBy(entries: readonly Entry[], id: string, step: 1 | -1): readonly Entry[] {
  const present = entries.filter(isPresent)
  const target = present[present.findIndex((entry) => entryId(entry) === id) + step]
  return target ? moveTo(entries, id, entryId(target)) : entries
}

/** Moves an entry to the place of another one. */
export function moveTo(entries: readonly Entry[], id: string, target: string): readonly Entry[] {
  const from = entries.findIndex((entry) => entryId(entry) === id)
  const to = entries.findIndex((entry) => entryId(entry) === target)
  const moved = entries[from]
  if (!moved || to === -1) return entries
  return entries.toSpliced(from, 1).toSpliced(to, 0, moved)
}

/** Returns whether a value is a `meta` with unfinished uploads. */
export function countUnfinished(meta: unknown): number {
  return isRecord(meta) ? readEntries(meta).filter(isUnfinished).length : 0
}
