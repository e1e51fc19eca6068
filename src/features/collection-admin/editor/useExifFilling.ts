import { useCallback, useState } from 'react'
import type { Collection } from '@/collections/definition'
import type { ProcessedImage } from '../upload/processImage'
import { titleOfFile } from '../upload/titleOfFile'
import { fillFromExif } from './draft'
import { metaFields, metaText } from './metaFields'
import type { DraftForm } from './useDraftForm'

/** `absent`: a file without any; `unread`: no file yet, or nothing in it that had not been typed. */
export type ExifOutcome = 'unread' | 'filled' | 'absent'

/**
 * Fills the form from a picture that was read: its size always, its name and EXIF only where nothing stands yet. `exif`
 * says what the last picture's EXIF gave.
 */
export function useExifFilling(collection: Collection, { latest, change, changeMeta }: DraftForm) {
  const [exif, setExif] = useState<ExifOutcome>('unread')

  const fill = useCallback(
    ({ photo, width, height, placeholder }: ProcessedImage, fileName: string) => {
      const before = latest.current
      const title = before.title.trim() ? {} : { title: titleOfFile(fileName) }
      change({ width, height, placeholder, ...title })
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
