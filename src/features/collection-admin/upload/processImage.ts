import type { PhotoMeta } from '@/collections/meta'
import { ImageFault, LARGEST_FILE_BYTES, type ImageFaultKind } from './imageFault'

/** A file made ready: two re-encoded pictures without any metadata, the size of the larger in px, and what EXIF told. */
export interface ProcessedImage {
  /** At most 2560 px long. */
  full: Blob
  /** At most 640 px long. */
  thumbnail: Blob
  width: number
  height: number
  /** ThumbHash in base64. */
  placeholder: string
  photo: PhotoMeta
}

export interface ImageRequest {
  id: number
  file: File
}

export type ImageResponse =
  | { id: number; image: ProcessedImage }
  | { id: number; fault: { kind: ImageFaultKind; message: string } }

let worker: Worker | undefined
let lastId = 0
/** One file at a time: a decoded 24-megapixel picture takes a hundred megabytes. */
let turn: Promise<unknown> = Promise.resolve()

function start(): Worker {
  return (worker ??= new Worker(new URL('./imageWorker.ts', import.meta.url), { type: 'module' }))
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
    current.addEventListener('error', (cause) => fail(new ImageFault('corrupt', { cause })), {
      signal: stop.signal,
    })
    signal?.addEventListener('abort', () => fail(signal.reason), { signal: stop.signal })
    current.postMessage({ id, file } satisfies ImageRequest, [])
  })
}

/**
 * Decodes, resizes and re-encodes a file in a worker, one after another. Rejects with an `ImageFault` whose message is the
 * owner's words, or with the signal's reason when cancelled.
 */
export async function processImage(file: File, signal?: AbortSignal): Promise<ProcessedImage> {
  if (file.size > LARGEST_FILE_BYTES) throw new ImageFault('tooLarge', { bytes: file.size })
  const before = turn
  const result = before.then(() => ask(file, signal))
  turn = result.catch(() => {})
  return result
}
