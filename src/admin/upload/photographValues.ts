import type { Collection } from '@/posts/definition'
import { blankDraft, checkDraft, type PostValues } from '@/posts/postDraft'
import { readMeta } from '@/posts/storedMeta'
import { DataError } from '@/supabase/errors'
import type { UploadOptions } from '@/supabase/uploads'
import { processImage } from './processImage'
import { storePicture } from './storePicture'
import { titleOfFile } from './titleOfFile'

/**
 * Reads a photograph, stores it, and gives the draft that it becomes: titled by its file, with what its camera said. Throws
 * `ImageFault`, `DataError`, or the signal's reason.
 */
export async function photographValues(
  collection: Collection,
  file: File,
  options: UploadOptions = {},
): Promise<PostValues> {
  const processed = await processImage(file, options.signal)
  const picture = await storePicture(processed, options)
  const draft = {
    ...blankDraft(),
    ...picture,
    title: titleOfFile(file.name),
    meta: readMeta(collection, processed.photo),
  }
  const { values, faults } = checkDraft(collection, draft)
  if (!values) throw new DataError('rejected', JSON.stringify(faults))
  return values
}
