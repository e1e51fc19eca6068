import type { BarePicture } from '@/assets/picture'
import type { Card, InitialsExample, SearchIndex } from './card'

type WithPictureIndex<T extends { picture?: BarePicture }> = Omit<T, 'picture'> & { picture?: number }

interface EncodedIndex {
  cards: readonly WithPictureIndex<Card>[]
  example: (Omit<InitialsExample, 'picture'> & { picture: number }) | null
}

let loadedIndex: SearchIndex | undefined

/** Loads the search index once. Rejects if its file does not load. */
export async function loadSearchIndex(): Promise<SearchIndex> {
  if (loadedIndex) return loadedIndex
  const { catalogue, pictures } = await import('virtual:search-index')
  // oxlint-disable-next-line no-unsafe-type-assertion -- written by scripts/build/search/encodeIndex.ts in this form, in this build
  const { cards, example } = JSON.parse(catalogue) as EncodedIndex
  const getPicture = (number: number | undefined) => (number === undefined ? undefined : pictures[number])
  const examplePicture = example && getPicture(example.picture)
  loadedIndex = {
    cards: cards.map(({ picture, ...card }) => {
      const loadedPicture = getPicture(picture)
      return loadedPicture ? { ...card, picture: loadedPicture } : card
    }),
    example: example && examplePicture ? { ...example, picture: examplePicture } : null,
  }
  return loadedIndex
}
