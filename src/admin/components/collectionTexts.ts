import { desk } from '#messages/admin/desk'
import type { Collection } from '@/posts/collections'

/** Words for the items of a collection. */
export interface CollectionTexts {
  noun: string
  /** The noun as the object of a sentence; in Korean with its particle. */
  object: string
  /** Counter word. */
  unit: string
}

/** Returns the words for the items of a collection. */
export function collectionTexts({ noun, unit }: Collection): CollectionTexts {
  return { noun, object: desk.object(noun), unit }
}

/** Returns the label of the link to a new item: “Add new”, “New episode”. */
export function newItemLabel({ noun, seriesField }: Collection): string {
  return seriesField === null ? desk.newItem : desk.newSerialItem(noun)
}
