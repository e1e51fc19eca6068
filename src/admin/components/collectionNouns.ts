import type { Collection, CollectionKey } from '@/posts/definition'

/** What the items of a collection are called: `noun` and what counts them. */
export interface CollectionNouns {
  noun: string
  /** The noun with its object particle: 사진을. */
  object: string
  /** 장, 점, 건 … */
  unit: string
}

const photo: CollectionNouns = { noun: '사진', object: '사진을', unit: '장' }

const words: Record<CollectionKey, CollectionNouns> = {
  favorites: { noun: '물건', object: '물건을', unit: '개' },
  portfolio: { noun: '작업', object: '작업을', unit: '건' },
  a7c2: photo,
  x100vi: photo,
  fanart: { noun: '팬아트', object: '팬아트를', unit: '점' },
}

/** What the items of this collection are called. */
export function nounsOf({ key }: Collection): CollectionNouns {
  return words[key]
}
