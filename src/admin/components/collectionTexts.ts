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
