import { useCallback, useRef, useState } from 'react'
import { isJsonEqual } from '@/lib/json'
import type { Collection } from '@/posts/collections'
import type { ProcessedImage } from '../upload/imageMessages'
import { titleFromFileName } from '../upload/titleFromFileName'
import { metaFields, formatMetaValue } from './formFields'
import type { DraftForm } from './useDraftForm'

/** Returns `meta` with its empty fields filled from EXIF, and the names of the filled fields. */
function fillFromExif(meta: object, photo: object): { meta: object; filled: string[] } {
  const values = new Map<string, unknown>(Object.entries(meta))
  const filled: string[] = []
  for (const [field, value] of Object.entries(photo)) {
    const current = values.get(field)
    if (value === undefined || (current !== undefined && current !== '')) continue
    values.set(field, value)
    filled.push(field)
  }
  return { meta: Object.fromEntries(values), filled }
}

/** `absent`: the file has no EXIF. `unfilled`: there is no file yet, or it has filled no field. */
export type ExifOutcome = 'unfilled' | 'filled' | 'absent'

/** Values that the previous picture has filled in. */
interface Prefilled {
  title: string
  meta: ReadonlyMap<string, unknown>
}

/**
 * Fills the form from the file name and EXIF of a new picture. Overwrites only empty fields and values that the previous
 * picture has filled in. `exif` is the outcome for the last picture.
 */
export function useExifPrefill(collection: Collection, { getDraft, change, changeMeta }: DraftForm) {
  const [exif, setExif] = useState<ExifOutcome>('unfilled')
  const prefilled = useRef<Prefilled>({ title: '', meta: new Map() })

  const fill = useCallback(
    ({ photo }: ProcessedImage, fileName: string) => {
      const [draft, last] = [getDraft(), prefilled.current]
      const title = draft.title.trim() && draft.title !== last.title ? '' : titleFromFileName(fileName)
      if (title) change({ title })
      prefilled.current = { ...last, title }
      if (collection.camera === undefined) return
      if (Object.keys(photo).length === 0) return setExif('absent')
      const typed = omitPrefilled(draft.meta, last.meta)
      const result = fillFromExif(typed, photo)
      const values = new Map<string, unknown>(Object.entries(result.meta))
      for (const field of metaFields[collection.key]) {
        const isStale = field.name in draft.meta && !(field.name in typed)
        if (isStale || result.filled.includes(field.name))
          changeMeta(field.name, formatMetaValue(field, values.get(field.name)))
      }
      prefilled.current = { title, meta: new Map(result.filled.map((name) => [name, values.get(name)])) }
      setExif(result.filled.length > 0 ? 'filled' : 'unfilled')
    },
    [change, changeMeta, collection, getDraft],
  )

  return { exif, fill }
}

/** Returns `meta` without the fields that still have their prefilled value. */
function omitPrefilled(meta: object, prefilled: Prefilled['meta']): object {
  return Object.fromEntries(
    Object.entries(meta).filter(
      ([name, value]) => !prefilled.has(name) || !isJsonEqual(value, prefilled.get(name)),
    ),
  )
}
