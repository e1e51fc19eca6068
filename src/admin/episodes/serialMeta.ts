import { serial } from '#messages/admin/serial'
import { MAX_NOTE_LENGTH } from '@/config/constants'
import type { Collection } from '@/posts/collections'
import type { DraftFaults, PostDraft } from '@/posts/owner/postDraft'

/** The fields of an episode's or a chapter's `meta` besides the cuts, as typed. A missing number is chosen by the editor. */
export interface SerialMeta {
  /** Key of the series or novel. */
  series: string | null
  number: number | null
  note: string
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Returns the name of the field that holds the series or novel. */
const seriesFieldOf = ({ seriesField }: Pick<Collection, 'seriesField'>) => seriesField ?? 'series'

/** Reads the fields of a serial work from a draft's `meta`. */
export function readSerialMeta(collection: Pick<Collection, 'seriesField'>, meta: object): SerialMeta {
  const number: unknown = Reflect.get(meta, 'number')
  return {
    series: textOf(Reflect.get(meta, seriesFieldOf(collection))) || null,
    number: typeof number === 'number' ? number : null,
    note: textOf(Reflect.get(meta, 'note')),
  }
}

/** Returns `meta` with changed fields. Null and empty values are left out. */
export function withSerialMeta(
  collection: Pick<Collection, 'seriesField'>,
  meta: object,
  { series, ...changes }: Partial<SerialMeta>,
): object {
  const changed = { ...changes, ...(series !== undefined && { [seriesFieldOf(collection)]: series }) }
  const entries = new Map<string, unknown>(Object.entries(meta))
  for (const [name, value] of Object.entries(changed)) {
    if (value === null || value === '') entries.delete(name)
    else entries.set(name, value)
  }
  return Object.fromEntries(entries)
}

/** Returns a fault for a note that is too long. Counts code points. */
export function findNoteFault({ meta }: Pick<PostDraft, 'meta'>): DraftFaults {
  return Array.from(textOf(Reflect.get(meta, 'note'))).length > MAX_NOTE_LENGTH
    ? { 'meta.note': serial.noteTooLong(MAX_NOTE_LENGTH) }
    : {}
}
