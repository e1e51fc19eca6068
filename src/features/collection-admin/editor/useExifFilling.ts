import { useCallback, useState } from 'react'
import type { Collection } from '@/collections/definition'
import type { ProcessedImage } from '../upload/imageMessages'
import { titleOfFile } from '../upload/titleOfFile'
import { fillFromExif } from './fillFromExif'
import { metaFields, metaText } from './metaFieldDefinitions'
import type { DraftForm } from './useDraftForm'

/** `absent`: a file without any; `unread`: no file yet, or nothing in it that had not been typed. */
export type ExifOutcome = 'unread' | 'filled' | 'absent'

/**
 * Fills the form from a picture that was read: its name and EXIF, where nothing stands yet. `exif` says what the last
 * picture's EXIF gave.
 */
export function useExifFilling(collection: Collection, { latest, change, changeMeta }: DraftForm) {
  const [exif, setExif] = useState<ExifOutcome>('unread')

  const fill = useCallback(
    ({ photo }: ProcessedImage, fileName: string) => {
      const before = latest()
      if (!before.title.trim()) change({ title: titleOfFile(fileName) })
      if (collection.camera === undefined) return
      const result = fillFromExif(before.meta, photo)
      const values = new Map<string, unknown>(Object.entries(result.meta))
      for (const field of metaFields[collection.key])
        if (result.filled.includes(field.name))
          changeMeta(field.name, metaText(field, values.get(field.name)))
      if (Object.keys(photo).length === 0) setExif('absent')
      else setExif(result.filled.length > 0 ? 'filled' : 'unread')
    },
    [change, changeMeta, collection, latest],
  )

  return { exif, fill }
}
