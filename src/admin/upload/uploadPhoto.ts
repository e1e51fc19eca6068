import type { Collection } from '@/posts/collections'
import { blankDraft, checkDraft, type PostValues } from '@/posts/owner/postDraft'
import { parseMeta } from '@/posts/post'
import { DataError } from '@/supabase/errors'
import type { UploadOptions } from '@/supabase/uploads'
import { processImage } from './processImage'
import { storePicture } from './storePicture'
import { titleFromFileName } from './titleFromFileName'

/**
 * Processes and uploads a photo and returns the values of its draft: title from the file name, metadata from EXIF. Throws
 * `ImageError`, `DataError`, or the signal's reason.
 */
export async function uploadPhoto(
  collection: Collection,
  file: File,
  options: UploadOptions = {},
): Promise<PostValues> {
  const processed = await processImage(file, options.signal)
  const picture = await storePicture(processed, options)
  const draft = {
    ...blankDraft(),
    ...picture,
    title: titleFromFileName(file.name),
    meta: parseMeta(collection, processed.photo),
  }
  const { values, faults } = checkDraft(collection, draft)
  if (!values) throw new DataError('rejected', JSON.stringify(faults))
  return values
}
