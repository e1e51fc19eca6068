import * as v from 'valibot'
import type { Collection } from '@/collections/definition'
import { sessionSafeStorage } from '@/lib/safeStorage'

/** Where a visitor was in a list when a detail was opened; it outlives a reload of that detail. */
const placeSchema = v.object({
  /** The post that was opened. */
  anchor: v.number(),
  /** Distance in px of its top from the top of the window. */
  offset: v.number(),
  /** How many posts the list must hold for it to be there again. */
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
})
export type ReturnPlace = v.InferOutput<typeof placeSchema>

type Listed = Pick<Collection, 'key'>
const storageKey = ({ key }: Listed) => `list-place:${key}`

/** The collection whose detail is on show, or was until its list came; a list asks while the detail still stands. */
let returningTo: string | null = null

export function savePlace(collection: Listed, place: ReturnPlace) {
  sessionSafeStorage.set(storageKey(collection), JSON.stringify(place))
}

/** A detail is on show: its list, should it come next, is returned to. */
export function detailShown(collection: Listed) {
  returningTo = collection.key
}

/** A detail is left, for its own list or for anywhere else. */
export function detailLeft(collection: Listed, toItsList: boolean) {
  if (!toItsList && returningTo === collection.key) returningTo = null
}

/** The place to go back to, or null when the visitor does not come from one of this list's details. */
export function placeToReturnTo(collection: Listed): ReturnPlace | null {
  if (returningTo !== collection.key) return null
  try {
    const place = v.safeParse(
      placeSchema,
      JSON.parse(sessionSafeStorage.get(storageKey(collection)) ?? 'null'),
    )
    return place.success ? place.output : null
  } catch {
    return null
  }
}

/** The list has taken its place: coming to it from elsewhere starts at the top. */
export function endReturn(collection: Listed) {
  if (returningTo === collection.key) returningTo = null
}
