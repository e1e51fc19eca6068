import { DataError, isRetryable } from '@/supabase/errors'
import {
  newImageKeys,
  objectExists,
  publicObjectUrl,
  removeObjects,
  uploadObject,
  type UploadOptions,
} from '@/supabase/uploads'
import { mediaKey } from '@/supabase/storageUrls'
import { logger } from '@/lib/logger'
import { wait } from '@/lib/wait'
import { asOwner } from '../connection/connection'
import type { ProcessedImage } from './imageMessages'

/** The fields of a row that a stored picture fills. */
export interface StoredPicture {
  image: string
  thumbnail: string
  width: number
  height: number
  placeholder: string
}

const RETRIES = 2
const RETRY_BASE_MS = 1000

/** Uploads under one key, trying twice more with back-off when the network or the server fails. */
async function uploadWithRetry(key: string, body: Blob, options: UploadOptions): Promise<void> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await uploadObject(key, body, options)
    } catch (error) {
      // Sent whole, and only the answer was lost: the key is ours alone, so the object is this one.
      if (failures > 0 && error instanceof DataError && error.kind === 'conflict') return
      if (failures >= RETRIES || !isRetryable(error)) throw error
      await wait(RETRY_BASE_MS * 2 ** failures, options.signal)
    }
  }
}

/** Takes stored objects away again; a failure is only logged, for `npm run media:prune` finds what is left. */
async function discardObjects(keys: readonly string[]): Promise<void> {
  try {
    await removeObjects(keys)
  } catch (error) {
    logger.warn('올린 파일을 거두지 못했습니다. npm run media:prune이 찾아 지웁니다.', error)
  }
}

async function store(
  { full, thumbnail, width, height, placeholder }: ProcessedImage,
  { signal, onProgress }: UploadOptions,
): Promise<StoredPicture> {
  const keys = newImageKeys(full.type)
  const share = full.size / (full.size + thumbnail.size)
  try {
    await uploadWithRetry(keys.full, full, { signal, onProgress: (sent) => onProgress?.(sent * share) })
    await uploadWithRetry(keys.thumbnail, thumbnail, {
      signal,
      onProgress: (sent) => onProgress?.(share + sent * (1 - share)),
    })
    // The last byte may have gone before the word came.
    signal?.throwIfAborted()
  } catch (error) {
    void discardObjects([keys.full, keys.thumbnail])
    throw error
  }
  const [image, small] = [publicObjectUrl(keys.full), publicObjectUrl(keys.thumbnail)]
  return { image, thumbnail: small, width, height, placeholder }
}

/**
 * Stores a picture and its thumbnail in the owner's name and gives the row's fields: the one way of pictures to storage.
 * When it fails half-way or is cancelled, what was stored is taken away again: nobody knows its name yet. Progress is the share of all bytes, 0 to
 * 1. Throws `DataError`, or the signal's reason.
 */
export function storePicture(processed: ProcessedImage, options: UploadOptions = {}): Promise<StoredPicture> {
  return asOwner(() => store(processed, options))
}

/** Whether storage has both objects of a picture: one that waited long for its row may be gone. Throws `DataError`. */
export async function isStored({ image, thumbnail }: StoredPicture): Promise<boolean> {
  const keys = [mediaKey(image), mediaKey(thumbnail)]
  const there = await asOwner(() => Promise.all(keys.map(async (key) => key !== null && objectExists(key))))
  return there.every(Boolean)
}
