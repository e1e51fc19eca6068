import { upload } from '#messages/admin/upload'
import { logger } from '@/lib/logger'
import { mediaKey } from '@/supabase/storageUrls'
import {
  missingObjectStatus,
  newImageKeys,
  publicObjectUrl,
  removeObjects,
  type UploadOptions,
} from '@/supabase/uploads'
import { asOwner } from '../connection/connection'
import type { ProcessedImage } from './imageMessages'
import { storeObject } from './storeObject'

/** Row fields that describe a stored picture. */
export interface StoredPicture {
  image: string
  thumbnail: string
  width: number
  height: number
  placeholder: string
}

const NOT_FOUND = 404

/** Removes uploaded objects. Failures are only logged, because `npm run media:prune` removes leftovers. */
async function discardObjects(keys: readonly string[]): Promise<void> {
  try {
    await removeObjects(keys)
  } catch (error) {
    logger.warn('Uploaded files could not be removed. npm run media:prune deletes them.', error)
  }
}

async function store(
  { full, thumbnail, width, height, placeholder }: ProcessedImage,
  { signal, onProgress }: UploadOptions,
): Promise<StoredPicture> {
  const keys = newImageKeys(full.type)
  const share = full.size / (full.size + thumbnail.size)
  try {
    await storeObject(keys.full, async () => full, {
      signal,
      onProgress: (sent) => onProgress?.(sent * share),
    })
    await storeObject(keys.thumbnail, async () => thumbnail, {
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

/** Storage accepted an upload but denies having the picture. `message` is shown to the owner. */
export class PictureNotFoundError extends Error {
  override readonly name = 'PictureNotFoundError'
  readonly #status: number

  constructor(status: number) {
    super()
    this.#status = status
  }

  override get message(): string {
    return upload.errors.notStored(this.#status)
  }
}

/**
 * Returns null if storage still has both objects of a picture, otherwise the HTTP status of its answer; unused objects may
 * be pruned. Throws `DataError`.
 */
export async function missingPictureStatus({ image, thumbnail }: StoredPicture): Promise<number | null> {
  const statuses = await asOwner(() =>
    Promise.all(
      [image, thumbnail].map(async (url) => {
        const key = mediaKey(url)
        return key === null ? NOT_FOUND : missingObjectStatus(key)
      }),
    ),
  )
  return statuses.find((status) => status !== null) ?? null
}
