import { DataError } from '@/supabase/errors'
import { withRetry } from '@/supabase/retries'
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
import { asOwner } from '../connection/connection'
import type { ProcessedImage } from './imageMessages'

/** Row fields that describe a stored picture. */
export interface StoredPicture {
  image: string
  thumbnail: string
  width: number
  height: number
  placeholder: string
}

const RETRIES = 2
const RETRY_BASE_MS = 1000

/** Uploads an object. Retries twice with backoff if the network or the server fails. */
function uploadWithRetry(key: string, body: Blob, options: UploadOptions): Promise<void> {
  const upload = async (attempt: number) => {
    try {
      await uploadObject(key, body, options)
    } catch (error) {
      // An earlier attempt stored the object and only its response was lost: no one else uses this key.
      if (attempt > 1 && error instanceof DataError && error.kind === 'conflict') return
      throw error
    }
  }
  return withRetry(upload, { retries: RETRIES, baseMs: RETRY_BASE_MS, signal: options.signal })
}

/** Removes uploaded objects. Failures are only logged, because `npm run media:prune` removes leftovers. */
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
    // The signal may have aborted after the last byte was sent.
    signal?.throwIfAborted()
  } catch (error) {
    void discardObjects([keys.full, keys.thumbnail])
    throw error
  }
  const [image, small] = [publicObjectUrl(keys.full), publicObjectUrl(keys.thumbnail)]
  return { image, thumbnail: small, width, height, placeholder }
}

/**
 * Uploads a picture and its thumbnail as the owner and returns the row's fields. Removes uploaded objects if it fails or
 * is aborted. Progress is the share of all bytes, 0 to 1. Throws `DataError`, or the signal's reason.
 */
export function storePicture(processed: ProcessedImage, options: UploadOptions = {}): Promise<StoredPicture> {
  return asOwner(() => store(processed, options))
}

/** Returns whether storage still has both objects of a picture; unused objects may be pruned. Throws `DataError`. */
export async function isStored({ image, thumbnail }: StoredPicture): Promise<boolean> {
  const keys = [mediaKey(image), mediaKey(thumbnail)]
  const exists = await asOwner(() => Promise.all(keys.map(async (key) => key !== null && objectExists(key))))
  return exists.every(Boolean)
}
