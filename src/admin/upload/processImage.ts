import pLimit from 'p-limit'
import { MAX_FILE_BYTES } from '@/config/constants'
import { TRUSTED_TYPES } from '@/config/trustedTypes'
import { DataError } from '@/supabase/errors'
import { createTrustedScriptUrl } from '@/lib/browser/createTrustedScriptUrl'
import { ImageError } from './imageError'
import type { ImageRequest, ImageResponse, ProcessedImage } from './imageMessages'
// oxlint-disable-next-line import/default -- Vite generates this export: the worker's URL
import workerFile from './imageWorker?worker&url'

let worker: Worker | undefined
let workerAddress: string | URL | undefined
let lastId = 0
/** Limits memory: a decoded 24-megapixel image takes about 100 MB. */
const oneAtATime = pLimit(1)

function getWorker(): Worker {
  workerAddress ??= createTrustedScriptUrl(TRUSTED_TYPES.worker, workerFile)
  return (worker ??= new Worker(workerAddress, { type: 'module' }))
}

function runInWorker(file: File, signal: AbortSignal | undefined): Promise<ProcessedImage> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const current = getWorker()
    const id = (lastId += 1)
    const listeners = new AbortController()
    function finish(settle: () => void) {
      listeners.abort()
      settle()
    }
    /** Terminates the worker; the next file starts a new one. */
    function fail(reason: unknown) {
      current.terminate()
      if (worker === current) worker = undefined
      finish(() => reject(reason))
    }
    current.addEventListener(
      'message',
      ({ data }: MessageEvent<ImageResponse>) => {
        if (data.id !== id) return
        if ('image' in data) finish(() => resolve(data.image))
        else finish(() => reject(new ImageError(data.error.kind)))
      },
      { signal: listeners.signal },
    )
    current.addEventListener('error', (cause) => fail(toError(cause)), { signal: listeners.signal })
    signal?.addEventListener('abort', () => fail(signal.reason), { signal: listeners.signal })
    current.postMessage({ id, file } satisfies ImageRequest, [])
  })
}

/** An error thrown inside a worker is an `ErrorEvent`; a script that fails to load fires a plain `Event`. */
function toError(cause: Event): ImageError | DataError {
  return cause instanceof ErrorEvent
    ? new ImageError('corrupt', { cause })
    : new DataError('offline', 'The image worker failed to load.', { cause })
}

/** Retries once if the worker failed to load. */
async function runWithRetry(file: File, signal: AbortSignal | undefined): Promise<ProcessedImage> {
  try {
    return await runInWorker(file, signal)
  } catch (error) {
    if (error instanceof DataError) return runInWorker(file, signal)
    throw error
  }
}

/**
 * Decodes, resizes and re-encodes a file in a worker, one file at a time. Rejects with an `ImageError`, with an `offline`
 * `DataError` if the worker fails to load, or with the signal's reason.
 */
export async function processImage(file: File, signal?: AbortSignal): Promise<ProcessedImage> {
  if (file.size > MAX_FILE_BYTES) throw new ImageError('tooLarge', { bytes: file.size })
  return oneAtATime(() => runWithRetry(file, signal))
}
