// Storage of unsaved drafts, without the code that reads and writes them: logging out needs only this part, and the rest
// (`localDrafts.ts`) loads with the editor.
import { clear, createStore, keys, type UseStore } from 'idb-keyval'
import { countAnswerDrafts, eraseAnswerDrafts } from '@/inquiries/answerDrafts'
import { logger } from '@/lib/logger'
import { localSafeStorage } from '@/lib/storage/safeStorage'
import { eraseCutFiles } from '../upload/cutFiles'

/** Drafts that IndexedDB could not store. They are lost when the page is closed. */
export const memoryDrafts = new Map<string, unknown>()
let store: UseStore | undefined

/** Returns the IndexedDB store of drafts. Never throws; operations on it reject if IndexedDB is unavailable. */
export function draftStore(): UseStore {
  return (store ??= createStore('blank-page-drafts', 'drafts'))
}

/** Returns the number of drafts in this browser, including those of open editors and unsent answers. Never throws. */
export async function countLocalDrafts(): Promise<number> {
  const drafts = new Set([...(await storedKeys()), ...memoryDrafts.keys(), ...(await claimedDraftKeys())])
  return drafts.size + countAnswerDrafts()
}

async function storedKeys(): Promise<string[]> {
  try {
    // `await` inside `try`: opening the database may also throw synchronously when storage is blocked.
    return await keys<string>(draftStore())
  } catch {
    return []
  }
}

/** Deletes all drafts and returns whether that succeeded. Never throws. */
export async function eraseLocalDrafts(): Promise<boolean> {
  try {
    await Promise.all([clear(draftStore()), eraseCutFiles()])
  } catch (error) {
    logger.warn('The stored drafts could not be deleted.', error)
    return false
  }
  memoryDrafts.clear()
  eraseAnswerDrafts()
  markDraftsErased()
  return true
}

const ERASURE_KEY = 'blank-page-drafts-erased'
/** Id of the last erasure when this page was loaded. */
const erasureAtLoad = localSafeStorage.get(ERASURE_KEY)

/** Makes every open tab stop saving drafts, because they have been erased. */
function markDraftsErased() {
  localSafeStorage.set(ERASURE_KEY, crypto.randomUUID())
}

/** Returns whether any tab has erased the drafts since this page was loaded. */
export function wereDraftsErased(): boolean {
  const erasure = localSafeStorage.get(ERASURE_KEY)
  // Null also means that the storage was cleared, which is not an erasure.
  return erasure !== null && erasure !== erasureAtLoad
}

const LOCK_PREFIX = 'draft '

const locks = () => ('locks' in navigator ? navigator.locks : null)

function holdLock(name: string): () => void {
  const controller = new AbortController()
  const released = new Promise((resolve) => controller.signal.addEventListener('abort', resolve))
  locks()
    ?.request(name, () => released)
    .catch(() => undefined)
  return () => controller.abort()
}

/** Holds a Web Lock that marks a draft as open in an editor. Returns a function that releases it. */
export function claimDraft(key: string): () => void {
  let release = holdLock(LOCK_PREFIX + key)
  // Otherwise the next page might look for the draft before the browser has released the lock of this one.
  const onPageHide = () => release()
  // The page has come back from the back/forward cache.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) release = holdLock(LOCK_PREFIX + key)
  }
  window.addEventListener('pagehide', onPageHide)
  window.addEventListener('pageshow', onPageShow)
  return () => {
    window.removeEventListener('pagehide', onPageHide)
    window.removeEventListener('pageshow', onPageShow)
    release()
  }
}

/** Returns the keys of drafts that are open in an editor in any tab. Empty if the browser has no Web Locks. */
export async function claimedDraftKeys(): Promise<ReadonlySet<string>> {
  const held = (await locks()?.query())?.held ?? []
  const names = held.map(({ name = '' }) => name).filter((name) => name.startsWith(LOCK_PREFIX))
  return new Set(names.map((name) => name.slice(LOCK_PREFIX.length)))
}
