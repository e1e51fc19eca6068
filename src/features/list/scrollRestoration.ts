import * as v from 'valibot'
import { sessionSafeStorage } from '@/lib/storage/safeStorage'
import type { Collection } from '@/posts/collections'

/** Scroll position in a list at the time a detail was opened. Kept in session storage, so it survives a reload. */
const savedScrollSchema = v.object({
  /** Id of the opened post. */
  anchor: v.number(),
  /** Distance in px from the top of the viewport to the top of its card. */
  offset: v.number(),
  /** Number of posts that the list must load to contain the card. */
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
})
export type SavedScroll = v.InferOutput<typeof savedScrollSchema>

type CollectionKey = Pick<Collection, 'key'>
const storageKey = ({ key }: CollectionKey) => `list-place:${key}`

/** Key of the collection whose detail is open or was just closed. The list reads it while the detail is still mounted. */
let pendingReturnKey: string | null = null

/** Saves the scroll position of a list, one per list, for the lifetime of the tab. Never throws. */
export function saveScroll(collection: CollectionKey, saved: SavedScroll) {
  sessionSafeStorage.set(storageKey(collection), JSON.stringify(saved))
}

/** Call when a detail opens: its list will restore the scroll position if it is the next page. */
export function markDetailOpened(collection: CollectionKey) {
  pendingReturnKey = collection.key
}

/** Call when a detail closes. Cancels the restoration unless the visitor goes to the detail's list. */
export function markDetailClosed(collection: CollectionKey, toItsList: boolean) {
  if (!toItsList && pendingReturnKey === collection.key) pendingReturnKey = null
}

/** Returns the saved scroll position, or null if the visitor does not come from a detail of this list. */
export function readSavedScroll(collection: CollectionKey): SavedScroll | null {
  if (pendingReturnKey !== collection.key) return null
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

/** Call when the list has mounted, so that later visits start at the top. */
export function clearPendingReturn(collection: CollectionKey) {
  if (pendingReturnKey === collection.key) pendingReturnKey = null
}
