import { MAX_NOTE_LENGTH } from '@/config/constants'

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** The fields of an episode's `meta` besides its cuts, as typed. A missing number is chosen by the editor. */
export interface EpisodeFields {
  series: string | null
  number: number | null
  note: string
}

/** Reads the fields of an episode from a draft's `meta`. */
export function readEpisodeFields(meta: object): EpisodeFields {
  const number: unknown = Reflect.get(meta, 'number')
  return {
    series: textOf(Reflect.get(meta, 'series')) || null,
    number: typeof number === 'number' ? number : null,
    note: textOf(Reflect.get(meta, 'note')),
  }
}

/** Returns `meta` with changed fields. Null and empty values are left out. */
export function withEpisodeFields(meta: object, changes: Partial<EpisodeFields>): object {
  const entries = new Map<string, unknown>(Object.entries(meta))
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') entries.delete(name)
    else entries.set(name, value)
  }
  return Object.fromEntries(entries)
}

/** Returns whether a note is too long. Counts code points. */
export const isNoteTooLong = (note: string): boolean => Array.from(note).length > MAX_NOTE_LENGTH
