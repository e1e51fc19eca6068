import type { Collection } from '@/posts/collections'
import { objectParticle } from '@/lib/korean/josa'

/** Words for the items of a collection. */
export interface CollectionTexts {
  noun: string
  /** The noun with its object particle: 사진을. */
  object: string
  /** Counter word: 장, 점, 건 … */
  unit: string
}

/** Returns the words for the items of a collection. */
export function collectionTexts({ noun, unit }: Collection): CollectionTexts {
  return { noun, object: noun + objectParticle(noun), unit }
}

/** Returns the label of the link to a new item: 새로 올리기, 새 회차, 새 장. */
export function newItemLabel({ noun, seriesField }: Collection): string {
  return seriesField === null ? '새로 올리기' : `새 ${noun}`
}
