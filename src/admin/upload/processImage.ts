import pLimit from 'p-limit'
import { MAX_FILE_BYTES } from '@/config/constants'
import { TRUSTED_TYPES } from '@/config/trustedTypes'
import { createTrustedScriptUrl } from '@/lib/browser/createTrustedScriptUrl'
import { DataError } from '@/supabase/errors'
import { ImageError } from './imageError'
import type { CutPicture, ImageRequest, ImageResponse, ProcessedImage } from './imageMessages'
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

type Task = ImageRequest['task']
type Answer = Exclude<ImageResponse, { error: unknown }>

function runInWorker(task: Task, file: File, signal: AbortSignal | undefined): Promise<Answer> {
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
        if ('error' in data) finish(() => reject(new ImageError(data.error.kind, data.error)))
        else finish(() => resolve(data))
      },
      { signal: listeners.signal },
    )
    current.addEventListener('error', (cause) => fail(toError(cause)), { signal: listeners.signal })
    signal?.addEventListener('abort', () => fail(signal.reason), { signal: listeners.signal })
    current.postMessage({ id, file, task } satisfies ImageRequest, [])
  })
}

/** An error thrown inside a worker is an `ErrorEvent`; a script that fails to load fires a plain `Event`. */
function toError(cause: Event): ImageError | DataError {
  return cause instanceof ErrorEvent
    ? new ImageError('corrupt', { cause })
    : new DataError('offline', 'The image worker failed to load.', { cause })
}

/** Runs one task at a time. Retries once if the worker failed to load. */
function runWithRetry(task: Task, file: File, signal: AbortSignal | undefined): Promise<Answer> {
  return oneAtATime(async () => {
    try {
      return await runInWorker(task, file, signal)
    } catch (error) {
      if (error instanceof DataError) return runInWorker(task, file, signal)
      throw error
    }
  })
}

const unexpectedAnswer = () => new DataError('malformed', 'The image worker returned an unexpected result.')

/**
 * Decodes, resizes and re-encodes a file in a worker, one file at a time. Rejects with an `ImageError`, with an `offline`
 * `DataError` if the worker fails to load, or with the signal's reason.
 */
export async function processImage(file: File, signal?: AbortSignal): Promise<ProcessedImage> {
  if (file.size > MAX_FILE_BYTES) throw new ImageError('tooLarge', { bytes: file.size })
  const answer = await runWithRetry('photo', file, signal)
  if (!('image' in answer)) throw unexpectedAnswer()
  return answer.image
}

/** Divides a file into the cuts of an episode in the same worker. Rejects like `processImage`. */
export async function cutPicture(file: File, signal?: AbortSignal): Promise<CutPicture> {
  if (file.size > MAX_FILE_BYTES) throw new ImageError('tooLarge', { bytes: file.size })
  const answer = await runWithRetry('cuts', file, signal)
  if (!('cuts' in answer)) throw unexpectedAnswer()
  return answer.cuts
}
