import pLimit from 'p-limit'
import { LARGEST_FILE_BYTES } from '@/config/constants'
import { TRUSTED_TYPES } from '@/config/trustedTypes'
import { DataError } from '@/supabase/errors'
import { trustScript } from '@/lib/browser/trustedScripts'
import { ImageFault } from './imageFault'
import type { ImageRequest, ImageResponse, ProcessedImage } from './imageMessages'
// oxlint-disable-next-line import/default -- Vite makes it: the worker's address
import workerFile from './imageWorker?worker&url'

let worker: Worker | undefined
let workerAddress: string | URL | undefined
let lastId = 0
/** One file at a time: a decoded 24-megapixel picture takes a hundred megabytes. */
const oneAtATime = pLimit(1)

function start(): Worker {
  workerAddress ??= trustScript(TRUSTED_TYPES.worker, workerFile)
  return (worker ??= new Worker(workerAddress, { type: 'module' }))
}

function ask(file: File, signal: AbortSignal | undefined): Promise<ProcessedImage> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const current = start()
    const id = (lastId += 1)
    const stop = new AbortController()
    function finish(settle: () => void) {
      stop.abort()
      settle()
    }
    /** A worker that is stopped or has died is replaced at the next file. */
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
        else finish(() => reject(new ImageFault(data.fault.kind)))
      },
      { signal: stop.signal },
    )
    current.addEventListener('error', (cause) => fail(faultOf(cause)), { signal: stop.signal })
    signal?.addEventListener('abort', () => fail(signal.reason), { signal: stop.signal })
    current.postMessage({ id, file } satisfies ImageRequest, [])
  })
}

/** What goes wrong inside a worker has words, a worker whose file does not come has none (HTML, “run a worker”). */
function faultOf(cause: Event): ImageFault | DataError {
  return cause instanceof ErrorEvent
    ? new ImageFault('corrupt', { cause })
    : new DataError('offline', 'The worker that reads pictures did not come.', { cause })
}

/** The worker's file is asked for once more (decisions §7). */
async function insist(file: File, signal: AbortSignal | undefined): Promise<ProcessedImage> {
  try {
    return await ask(file, signal)
  } catch (error) {
    if (error instanceof DataError) return ask(file, signal)
    throw error
  }
}

/**
 * Decodes, resizes and re-encodes a file in a worker, one after another. Rejects with an `ImageFault` whose message is the
 * owner's words, with a `DataError` (`offline`) when the worker does not come, or with the signal's reason when cancelled.
 */
export async function processImage(file: File, signal?: AbortSignal): Promise<ProcessedImage> {
  if (file.size > LARGEST_FILE_BYTES) throw new ImageFault('tooLarge', { bytes: file.size })
  return oneAtATime(() => insist(file, signal))
}
