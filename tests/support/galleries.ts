import { type PhotoCollection, photoCollections } from '@/posts/collections'

function collection(key: string): PhotoCollection {
  const found = photoCollections.find((each) => each.key === key)
  if (!found) throw new Error(`The sample has no gallery ${key}.`)
  return found
}

/** The galleries of the sample: a wall without recipes, and a film with recipes. */
export const a7c2 = collection('a7c2')
export const x100vi = collection('x100vi')
