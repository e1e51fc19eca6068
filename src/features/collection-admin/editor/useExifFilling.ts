import { useCallback, useState } from 'react'
import type { Collection } from '@/collections/definition'
import type { ProcessedImage } from '../upload/processImage'
import { titleOfFile } from '../upload/titleOfFile'
import { fillFromExif } from './draft'
import { metaFields, metaText } from './metaFields'
import type { DraftForm } from './useDraftForm'

/**
 * Fills the form from a picture that was read: its size always, its name and EXIF only where nothing stands yet. `filled`
 * says that the last picture's EXIF filled something.
 */
export function useExifFilling(collection: Collection, { latest, change, changeMeta }: DraftForm) {
  const [filled, setFilled] = useState(false)

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
      setFilled(result.filled.length > 0)
    },
    [change, changeMeta, collection, latest],
  )

  return { filled, fill }
}
