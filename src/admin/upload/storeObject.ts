import { DataError } from '@/supabase/errors'
import { withRetry } from '@/supabase/retries'
import { isObjectListed, uploadObject, type UploadOptions } from '@/supabase/uploads'

const RETRIES = 2
const RETRY_BASE_MS = 1000

interface StoreOptions extends UploadOptions {
  /** An earlier attempt, here or in another tab, may have stored the object. */
  mayExist?: boolean
}

/**
 * Uploads an object as the owner, unless it is in storage already: each picture has its own key, so an existing object is the
 * result of an attempt whose response was lost. Retries network and server failures. Throws `DataError`, the signal's
 * reason, or what `readBody` throws.
 */
export function storeObject(
  key: string,
  readBody: () => Promise<Blob>,
  { mayExist = false, ...options }: StoreOptions,
): Promise<void> {
  const { signal } = options
  const attempt = async (number: number) => {
    if ((mayExist || number > 1) && (await isObjectListed(key))) return
    const body = await readBody()
    signal?.throwIfAborted()
    try {
      await uploadObject(key, body, options)
    } catch (error) {
      const exists = error instanceof DataError && error.kind === 'conflict' && (await isObjectListed(key))
      if (!exists) throw error
    }
  }
  return withRetry(attempt, { retries: RETRIES, baseMs: RETRY_BASE_MS, signal })
}
