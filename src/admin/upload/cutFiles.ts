// Files of cuts that are not in storage yet, so that an upload can continue after the tab was closed.
import { clear, createStore, delMany, entries, get, set, type UseStore } from 'idb-keyval'
import * as v from 'valibot'
import { warnOnce } from '@/lib/logger'
import { trackPendingWork } from '@/lib/storage/pendingWork'

const cutFileSchema = v.object({
  version: v.literal(1),
  /** The chosen file, or the encoded cut. */
  file: v.blob(),
  /** Small picture of an encoded cut. */
  preview: v.nullable(v.blob()),
  /** Time of the write, in ms since the epoch. */
  savedAt: v.number(),
})
export type CutFile = Pick<v.InferOutput<typeof cutFileSchema>, 'file' | 'preview'>

/** Files that IndexedDB could not store. They are lost when the page is closed. */
const memoryFiles = new Map<string, CutFile>()
let store: UseStore | undefined

/** Files that no draft mentions are deleted after this time, in ms. */
const MAX_UNUSED_MS = 24 * 60 * 60 * 1000

function fileStore(): UseStore {
  return (store ??= createStore('blank-page-cuts', 'files'))
}

/** Stores a file, in memory if the browser's storage is full, blocked or missing. Returns where. Never throws. */
export async function saveCutFile(id: string, file: CutFile): Promise<'browser' | 'memory'> {
  try {
    await trackPendingWork(set(id, { ...file, version: 1, savedAt: Date.now() }, fileStore()))
    memoryFiles.delete(id)
    return 'browser'
  } catch (error) {
    memoryFiles.set(id, file)
    warnOnce('cut-files-write', 'A cut could not be stored in the browser.', error)
    return 'memory'
  }
}

/** Returns a stored file, or null. Never throws. */
export async function getCutFile(id: string): Promise<CutFile | null> {
  const kept = memoryFiles.get(id)
  if (kept) return kept
  try {
    const read = v.safeParse(cutFileSchema, await get(id, fileStore()))
    return read.success ? read.output : null
  } catch (error) {
    warnOnce('cut-files-read', 'A stored cut could not be read.', error)
    return null
  }
}

/** Deletes files. Never throws. */
export async function deleteCutFiles(ids: readonly string[]): Promise<void> {
  for (const id of ids) memoryFiles.delete(id)
  try {
    await delMany([...ids], fileStore())
  } catch (error) {
    warnOnce('cut-files-delete', 'Stored cuts could not be deleted.', error)
  }
}

/** Deletes old files that are not in `used`. Never throws. */
export async function deleteUnusedCutFiles(used: ReadonlySet<string>): Promise<void> {
  try {
    const unused = (await entries<string, unknown>(fileStore())).filter(([id, value]) => {
      const read = v.safeParse(cutFileSchema, value)
      return !used.has(id) && !(read.success && Date.now() - read.output.savedAt < MAX_UNUSED_MS)
    })
    await deleteCutFiles(unused.map(([id]) => id))
  } catch (error) {
    warnOnce('cut-files-delete', 'Stored cuts could not be deleted.', error)
  }
}

/** Deletes all files. Throws if IndexedDB does. */
export async function eraseCutFiles(): Promise<void> {
  memoryFiles.clear()
  await clear(fileStore())
}
