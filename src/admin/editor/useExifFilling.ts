import { useCallback, useRef, useState } from 'react'
import type { Collection } from '@/posts/definition'
import { sameJson } from '@/lib/json'
import type { ProcessedImage } from '../upload/imageMessages'
import { titleOfFile } from '../upload/titleOfFile'
import { metaFields, metaText } from './metaFieldDefinitions'
import type { DraftForm } from './useDraftForm'

/** Fills what is still empty from a file's EXIF and never touches what was typed; tells which fields were filled. */
function fillFromExif(meta: object, photo: object): { meta: object; filled: string[] } {
  const known = new Map<string, unknown>(Object.entries(meta))
  const filled: string[] = []
  for (const [field, value] of Object.entries(photo)) {
    const before = known.get(field)
    if (value === undefined || (before !== undefined && before !== '')) continue
    known.set(field, value)
    filled.push(field)
  }
  return { meta: Object.fromEntries(known), filled }
}

/** `absent`: a file without any; `unread`: no file yet, or nothing in it that had not been typed. */
export type ExifOutcome = 'unread' | 'filled' | 'absent'

/** What the picture before has filled. */
interface Filled {
  title: string
  meta: ReadonlyMap<string, unknown>
}

/**
 * Fills the form from a picture that was read: its name and EXIF, where nothing stands yet but what the picture before has
 * filled. `exif` says what the last picture's EXIF gave.
 */
export function useExifFilling(collection: Collection, { latest, change, changeMeta }: DraftForm) {
  const [exif, setExif] = useState<ExifOutcome>('unread')
  const filled = useRef<Filled>({ title: '', meta: new Map() })

  const fill = useCallback(
    ({ photo }: ProcessedImage, fileName: string) => {
      const [before, last] = [latest(), filled.current]
      const title = before.title.trim() && before.title !== last.title ? '' : titleOfFile(fileName)
      if (title) change({ title })
      filled.current = { ...last, title }
      if (collection.camera === undefined) return
      if (Object.keys(photo).length === 0) return setExif('absent')
      const own = withoutFilled(before.meta, last.meta)
      const result = fillFromExif(own, photo)
      const values = new Map<string, unknown>(Object.entries(result.meta))
      for (const field of metaFields[collection.key]) {
        const isStale = field.name in before.meta && !(field.name in own)
        if (isStale || result.filled.includes(field.name))
          changeMeta(field.name, metaText(field, values.get(field.name)))
      }
      filled.current = { title, meta: new Map(result.filled.map((name) => [name, values.get(name)])) }
      setExif(result.filled.length > 0 ? 'filled' : 'unread')
    },
    [change, changeMeta, collection, latest],
  )

  return { exif, fill }
}

/** A `meta` but for what still says what a picture has filled. */
function withoutFilled(meta: object, filled: Filled['meta']): object {
  return Object.fromEntries(
    Object.entries(meta).filter(([name, value]) => !filled.has(name) || !sameJson(value, filled.get(name))),
  )
}
