import { localSafeStorage } from '@/lib/storage/safeStorage'

const KEY = 'blank-page-drafts-erased'
/** Which erasure was the last when this page was loaded. */
const known = localSafeStorage.get(KEY)

/** Tells every tab that unsaved work has been erased: pages that are still open keep none any more. */
export function sayErased() {
  localSafeStorage.set(KEY, crypto.randomUUID())
}

/** Whether unsaved work was erased since this page was loaded, in whatever tab. */
export function isErased(): boolean {
  const now = localSafeStorage.get(KEY)
  // A storage that was cleared says nothing of it.
  return now !== null && now !== known
}
