import type { Collection } from '@/posts/definition'
import type { DraftFaults } from '@/posts/postDraft'
import { readMeta, unreadMeta } from '@/posts/storedMeta'
import { metaFault, metaFields, metaText, parseMetaText } from './metaFieldDefinitions'

/** What stands in the fields of a collection's `meta`, by name. */
export type MetaTexts = Readonly<Record<string, string>>

/** A stored `meta` as the form shows it: what its schema does not read, the form does not show. */
export function metaTexts(collection: Collection, meta: object): MetaTexts {
  const values = new Map<string, unknown>(Object.entries(readMeta(collection, meta)))
  return Object.fromEntries(
    metaFields[collection.key].map((field) => [field.name, metaText(field, values.get(field.name))]),
  )
}

/** The longest name that is told in full, in characters. */
const LONGEST_NAME = 40

/** What of a stored `meta` the form does not show, as it is told. Nothing is lost where nothing stands. */
export function unreadNames(collection: Collection, meta: object): string[] {
  return Object.entries(unreadMeta(collection, meta)).flatMap(([name, value]) => {
    const label = metaFields[collection.key].find((field) => field.name === name)?.label
    return value === null ? [] : [label ?? Array.from(name).slice(0, LONGEST_NAME).join('')]
  })
}

/**
 * What the texts say, over what a row's `meta` holds beside the form's fields. A field that still shows what is stored
 * keeps it as it is stored, even if the form could not have written it.
 */
export function metaOfTexts(collection: Collection, meta: object, texts: MetaTexts): object {
  const values = new Map<string, unknown>(Object.entries(meta))
  const shown = metaTexts(collection, meta)
  for (const field of metaFields[collection.key]) {
    const text = texts[field.name] ?? ''
    if (text === shown[field.name]) continue
    const value = parseMetaText(field, text)
    if (value === undefined) values.delete(field.name)
    else values.set(field.name, value)
  }
  return Object.fromEntries(values)
}

/** Whether a field still says what was sent. */
export function saysTheSame({ key }: Collection, name: string, text: string, sent: MetaTexts): boolean {
  const field = metaFields[key].find((candidate) => candidate.name === name)
  return field !== undefined && metaText(field, parseMetaText(field, text)) === (sent[name] ?? '')
}

/** What is wrong with the texts, by the name of the draft's field: `meta.year`. */
export function metaFaults(collection: Collection, texts: MetaTexts): DraftFaults {
  return Object.fromEntries(
    metaFields[collection.key].flatMap((field) => {
      const fault = metaFault(collection, field, texts[field.name] ?? '')
      return fault === null ? [] : [[`meta.${field.name}`, fault]]
    }),
  )
}
