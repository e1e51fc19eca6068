import { DataError } from '@/supabase/errors'
import { withRetry } from '@/supabase/retries'
import { mediaKey } from '@/supabase/storageUrls'
import { isObjectListed, uploadObject } from '@/supabase/uploads'
import { entryId, type CutEntry } from '../upload/cutEntries'
import { getCutFile } from '../upload/cutFiles'
import { LostFileError } from './cutErrorMessage'

const RETRIES = 2
const RETRY_BASE_MS = 1000

interface StoreOptions {
  signal: AbortSignal
  /** The cut was never sent. Otherwise an earlier attempt, here or in another tab, may have stored it. */
  isUnsent: boolean
  /** Called with the sent share of the bytes, 0 to 1, and their number. */
  onProgress: (share: number, bytes: number) => void
}

/** Runs a task while no other tab runs it. */
function inOneTab<Result>(name: string, signal: AbortSignal, task: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request(name, { signal }, task) : task()
}

/**
 * Uploads the picture of a cut under the cut's own key, unless it is in storage already, so that no attempt creates a second object.
 * Retries network and server failures. Throws `DataError`, or `LostFileError` if this browser no longer has the file.
 */
export async function storeCut(entry: CutEntry, options: StoreOptions): Promise<void> {
  const { signal, onProgress } = options
  const id = entryId(entry)
  const key = mediaKey(entry.image)
  if (key === null) return
  let { isUnsent } = options
  const attempt = async () => {
    if (!isUnsent && (await isObjectListed(key))) return
    isUnsent = false
    const kept = await getCutFile(id)
    if (!kept) throw new LostFileError()
    signal.throwIfAborted()
    const { file } = kept
    await uploadOnce(key, file, { signal, onProgress: (share) => onProgress(share, file.size) })
  }
  await inOneTab(`cut ${id}`, signal, () =>
    withRetry(attempt, { retries: RETRIES, baseMs: RETRY_BASE_MS, signal }),
  )
}

/** Uploads an object. An existing one is the result of an earlier attempt, because only this cut uses the key. */
async function uploadOnce(key: string, file: Blob, options: Parameters<typeof uploadObject>[2]) {
  try {
    await uploadObject(key, file, options)
  } catch (error) {
    const exists = error instanceof DataError && error.kind === 'conflict' && (await isObjectListed(key))
    if (!exists) throw error
  }
}
