import * as v from 'valibot'
import type { Collection } from '@/posts/definition'
import { sessionSafeStorage } from '@/lib/storage/safeStorage'

/** Where a visitor was in a list when a detail was opened; it outlives a reload of that detail. */
const savedScrollSchema = v.object({
  /** The post that was opened. */
  anchor: v.number(),
  /** Distance in px of its top from the top of the window. */
  offset: v.number(),
  /** How many posts the list must hold for it to be there again. */
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
})
export type SavedScroll = v.InferOutput<typeof savedScrollSchema>

type Listed = Pick<Collection, 'key'>
const storageKey = ({ key }: Listed) => `list-place:${key}`

/** The collection whose detail is on show, or was until its list came; a list asks while the detail still stands. */
let returningTo: string | null = null

/** Remembers where the visitor was in a list, one place for each list, while the tab lives. Never throws. */
export function saveScroll(collection: Listed, saved: SavedScroll) {
  sessionSafeStorage.set(storageKey(collection), JSON.stringify(saved))
}

/** A detail is on show: its list, should it come next, is returned to. */
export function detailShown(collection: Listed) {
  returningTo = collection.key
}

/** A detail is left, for its own list or for anywhere else. */
export function detailLeft(collection: Listed, toItsList: boolean) {
  if (!toItsList && returningTo === collection.key) returningTo = null
}

/** Where to go back to, or null when the visitor does not come from one of this list's details. */
export function scrollToRestore(collection: Listed): SavedScroll | null {
  if (returningTo !== collection.key) return null
  try {
    const saved = v.safeParse(
      savedScrollSchema,
      JSON.parse(sessionSafeStorage.get(storageKey(collection)) ?? 'null'),
    )
    return saved.success ? saved.output : null
  } catch {
    return null
  }
}

/** The list has taken its place: coming to it from elsewhere starts at the top. */
export function endRestoration(collection: Listed) {
  if (returningTo === collection.key) returningTo = null
}
