import type { Collection, CollectionKey } from '@/posts/collections'

/** Words for the items of a collection. */
export interface CollectionTexts {
  noun: string
  /** The noun with its object particle: 사진을. */
  object: string
  /** Counter word: 장, 점, 건 … */
  unit: string
}

const photo: CollectionTexts = { noun: '사진', object: '사진을', unit: '장' }

const texts: Record<CollectionKey, CollectionTexts> = {
  favorites: { noun: '물건', object: '물건을', unit: '개' },
  portfolio: { noun: '작업', object: '작업을', unit: '건' },
  a7c2: photo,
  x100vi: photo,
  fanart: { noun: '팬아트', object: '팬아트를', unit: '점' },
}

/** Returns the words for the items of a collection. */
export function collectionTexts({ key }: Collection): CollectionTexts {
  return texts[key]
}
