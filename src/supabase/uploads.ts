import { MEDIA_BUCKET } from '@/config/constants'
import { backendKey, backendUrl } from './backendUrl'
import { DataError } from './errors'
import { ownerClient } from './ownerClient'
import { storageFault } from './storageFault'
import { PUBLIC_OBJECT } from './storageUrls'

/** Keys are never used twice, so an object may be kept for a year. */
const CACHE_CONTROL = 'max-age=31536000'
/** How long an upload may stand still before it counts as cut off, in ms. */
const STALLED_MS = 30_000

export interface UploadOptions {
  signal?: AbortSignal | undefined
  /** Told the share that has been sent, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
}

const endings: Record<string, string> = { 'image/webp': 'webp', 'image/jpeg': 'jpg' }

/** Keys of a new picture and its thumbnail: ASCII and unique, whatever the file was called. */
export function newImageKeys(type: string): { full: string; thumbnail: string } {
  const id = crypto.randomUUID()
  const ending = endings[type] ?? 'bin'
  return { full: `${id}.${ending}`, thumbnail: `${id}-640.${ending}` }
}

/** The public address under which a stored object is saved in rows. */
export function publicObjectUrl(key: string): string {
  return `${backendUrl() ?? ''}${PUBLIC_OBJECT}${MEDIA_BUCKET}/${key}`
}

/**
 * Stores an object as the owner, with progress. Throws `DataError`: `denied` without a session, `tooLarge`, `conflict` when
 * the key is taken, `offline`, `timeout` when nothing moves for 30 s, `aborted`.
 */
export async function uploadObject(key: string, body: Blob, options: UploadOptions = {}): Promise<void> {
  const url = backendUrl()
  const apikey = backendKey()
  const { data } = await ownerClient().auth.getSession()
  if (url === null || apikey === null || !data.session)
    throw new DataError('denied', 'Nobody is connected.', { status: 401 })
  const headers = {
    apikey,
    authorization: `Bearer ${data.session.access_token}`,
    'cache-control': CACHE_CONTROL,
    'content-type': body.type,
    'x-upsert': 'false',
  }
  await send(`${url}/storage/v1/object/${MEDIA_BUCKET}/${key}`, headers, body, options)
}

/** XMLHttpRequest, because fetch tells nothing of what it has sent. */
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
    const watch = () => {
      clearTimeout(stalled)
      stalled = setTimeout(
        () => fail(new DataError('timeout', `Nothing moved for ${STALLED_MS} ms.`)),
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
      watch()
      if (total > 0) onProgress?.(loaded / total)
    })
    request.addEventListener('error', () => fail(new DataError('offline', 'The upload was cut off.')))
    request.addEventListener('abort', () => fail(new DataError('aborted', 'The upload was cancelled.')))
    request.addEventListener('load', () => {
      if (request.status < 300) {
        finish()
        resolve()
      } else fail(answered(request))
    })
    if (signal?.aborted) return fail(new DataError('aborted', 'The upload was cancelled.'))
    signal?.addEventListener('abort', abort)
    request.open('POST', url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    watch()
    request.send(body)
  })
}

function answered({ status, responseText }: XMLHttpRequest): DataError {
  const statusCode = /"statusCode"\s*:\s*"?(\d{3})/.exec(responseText)?.[1]
  return storageFault({ message: responseText.slice(0, 200), status, statusCode })
}

/** Whether storage still has an object, asked in the owner's name. Throws `DataError` when it cannot tell. */
export async function objectExists(key: string): Promise<boolean> {
  try {
    const { data } = await ownerClient().storage.from(MEDIA_BUCKET).exists(key)
    return data
  } catch (cause) {
    throw new DataError('offline', 'Storage does not say what it has.', { cause })
  }
}

/** Removes objects of ours. Failures are the caller's to log: `npm run media:prune` finds what is left. */
export async function removeObjects(keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  const { error } = await ownerClient()
    .storage.from(MEDIA_BUCKET)
    .remove([...keys])
  if (error) throw new DataError('server', error.message, { cause: error })
}
