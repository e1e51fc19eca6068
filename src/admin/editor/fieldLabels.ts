import { commissions } from '#messages/admin/commissions'
import { formFields } from '#messages/admin/formFields'
import type { Collection, CollectionKey } from '@/posts/collections'
import { metaFields } from './formFields'

/** The fields that all posts have, in the order of the form. */
const commonFields: readonly string[] = [
  'title',
  'body',
  'summary',
  'status',
  'published_at',
  'image',
  'alt',
  'meta.rights',
  'meta.share',
]

/** The fields of a kind of commission, in the order of its form. */
const commissionFields: readonly string[] = [
  'title',
  'meta.from',
  'meta.to',
  'meta.days',
  'meta.revisions',
  'meta.use',
  'summary',
  'meta.samples',
  'image',
  'alt',
  'published_at',
]

/** Returns the labels of the fields that have editors of their own. */
function ownLabels(key: CollectionKey): Readonly<Record<string, string>> {
  const { series, episode, cuts, note, novel, chapter } = formFields.serial
  switch (key) {
    case 'episodes':
      return { 'meta.series': series, 'meta.number': episode, 'meta.cuts': cuts, 'meta.note': note }
    case 'chapters':
      return { 'meta.novel': novel, 'meta.number': chapter, 'meta.note': note }
    case 'commissions':
      return commissions.fields
    default:
      return {}
  }
}

const commonLabels = (): Readonly<Record<string, string>> => formFields.fields

/** Sorts field names by their position in the form of a collection. */
export function sortFieldNames({ key }: Pick<Collection, 'key'>, names: readonly string[]): string[] {
  const order = key === 'commissions' ? commissionFields : commonFields
  const known = order.filter((name) => names.includes(name))
  return [...known, ...names.filter((name) => !known.includes(name))]
}

/** Returns the label of a draft field such as `title` or `meta.year`. */
export function fieldLabel({ key }: Collection, name: string): string {
  return (
    ownLabels(key)[name] ??
    commonLabels()[name] ??
    metaFields[key].find((field) => `meta.${field.name}` === name)?.label() ??
    name
  )
}
