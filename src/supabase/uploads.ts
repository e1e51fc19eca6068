import { isStorageError } from '@supabase/storage-js'
import { MEDIA_BUCKET } from '@/config/constants'
import { backendKey, backendUrl } from './backendUrl'
import { DataError } from './errors'
import { ownerClient } from './ownerClient'
import { toStorageError } from './storageError'
import { PUBLIC_OBJECT } from './storageUrls'

/** One year: keys are never reused. */
const CACHE_CONTROL = 'max-age=31536000'
/** An upload without progress for this long counts as interrupted, in ms. */
const STALLED_MS = 30_000

export interface UploadOptions {
  signal?: AbortSignal | undefined
  /** Called with the sent fraction, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
}

const extensions: Record<string, string> = { 'image/webp': 'webp', 'image/jpeg': 'jpg' }

/** Returns unique ASCII keys for a new picture and its thumbnail. They do not depend on the file name. */
export function newImageKeys(type: string): { full: string; thumbnail: string } {
  const id = crypto.randomUUID()
  const extension = extensions[type] ?? 'bin'
  return { full: `${id}.${extension}`, thumbnail: `${id}-640.${extension}` }
}

/** Returns the public URL of a stored object, as rows save it. */
export function publicObjectUrl(key: string): string {
  return `${backendUrl() ?? ''}${PUBLIC_OBJECT}${MEDIA_BUCKET}/${key}`
}

/**
 * Uploads an object as the owner and reports progress. Throws `DataError`: `denied` without a session, `tooLarge`,
 * `conflict` if the key exists, `offline`, `timeout` after 30 s without progress, `aborted`.
 */
export async function uploadObject(key: string, body: Blob, options: UploadOptions = {}): Promise<void> {
  const url = backendUrl()
  const apikey = backendKey()
  const { data } = await ownerClient().auth.getSession()
  if (url === null || apikey === null || !data.session)
    throw new DataError('denied', 'There is no session.', { status: 401 })
  const headers = {
    apikey,
    authorization: `Bearer ${data.session.access_token}`,
    'cache-control': CACHE_CONTROL,
    'content-type': body.type,
    'x-upsert': 'false',
  }
  await send(`${url}/storage/v1/object/${MEDIA_BUCKET}/${key}`, headers, body, options)
}

/** Uses XMLHttpRequest, because `fetch` does not report upload progress. */
function send(
  url: string,
  headers: Record<string, string>,
  body: Blob,
  { signal, onProgress }: UploadOptions,
) {
  return new Promise<void>((resolve, reject) => {
    const request = new XMLHttpRequest()
    let stalled: ReturnType<typeof setTimeout> | undefined
    const abort = () => request.abort()
    const restartTimer = () => {
      clearTimeout(stalled)
      stalled = setTimeout(
        () => fail(new DataError('timeout', `The upload made no progress for ${STALLED_MS} ms.`)),
        STALLED_MS,
      )
    }
    const finish = () => {
      clearTimeout(stalled)
      signal?.removeEventListener('abort', abort)
    }
    const fail = (error: DataError) => {
      finish()
      reject(error)
      request.abort()
    }
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      restartTimer()
      if (total > 0) onProgress?.(loaded / total)
    })
    request.addEventListener('error', () => fail(new DataError('offline', 'The upload was interrupted.')))
    request.addEventListener('abort', () => fail(new DataError('aborted', 'The upload was cancelled.')))
    request.addEventListener('load', () => {
      if (request.status < 300) {
        finish()
        resolve()
      } else fail(toUploadError(request))
    })
    if (signal?.aborted) return fail(new DataError('aborted', 'The upload was cancelled.'))
    signal?.addEventListener('abort', abort)
    request.open('POST', url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    restartTimer()
    request.send(body)
  })
}

function toUploadError({ status, responseText }: XMLHttpRequest): DataError {
  const statusCode = /"statusCode"\s*:\s*"?(\d{3})/.exec(responseText)?.[1]
  return toStorageError({ message: responseText.slice(0, 500), status, statusCode })
}

/**
 * Returns null if an object exists in storage, otherwise the HTTP status of storage's answer: 400 or 404. A project that
 * does not let the owner read objects answers the same. Throws `DataError` if it is unknown.
 */
export async function missingObjectStatus(key: string): Promise<number | null> {
  try {
    const { error } = await ownerClient().storage.from(MEDIA_BUCKET).exists(key)
    return error && (error.status ?? 404)
  } catch (cause) {
    throw isStorageError(cause)
      ? toStorageError(cause, cause)
      : new DataError('offline', 'Storage did not respond.', { cause })
  }
}

/** Returns whether an object still exists in storage. Throws `DataError` if that is unknown. */
export async function objectExists(key: string): Promise<boolean> {
  return (await missingObjectStatus(key)) === null
}

/** Deletes objects. Throws `DataError`; callers only log it, because `npm run media:prune` finds leftovers. */
export async function removeObjects(keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  const { error } = await ownerClient()
    .storage.from(MEDIA_BUCKET)
    .remove([...keys])
  if (error) throw new DataError('server', error.message, { cause: error })
}

/**
 * Returns whether an object is in storage, as `objectExists` does. Lists instead of requesting the object, because a
 * browser logs an expected 404 as an error. Throws `DataError`.
 */
export async function isObjectListed(key: string): Promise<boolean> {
  const { data, error } = await ownerClient().storage.from(MEDIA_BUCKET).list('', { search: key, limit: 1 })
  if (error) throw toStorageError(error, error)
  return data.some(({ name }) => name === key)
}
