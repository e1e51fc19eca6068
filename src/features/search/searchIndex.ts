import type { BarePicture } from '@/assets/picture'
import type { Card, InitialsExample, SearchIndex } from './card'

type Numbered<T extends { picture?: BarePicture }> = Omit<T, 'picture'> & { picture?: number }

interface Catalogue {
  cards: readonly Numbered<Card>[]
  example: (Omit<InitialsExample, 'picture'> & { picture: number }) | null
}

let opened: SearchIndex | undefined

/** Loads what the build has made of the site's own words, once. Rejects when its file does not come. */
export async function openIndex(): Promise<SearchIndex> {
  if (opened) return opened
  const { catalogue, pictures } = await import('virtual:search-index')
  // oxlint-disable-next-line no-unsafe-type-assertion -- written by scripts/build/search/encode.ts in this form, in this build
  const { cards, example } = JSON.parse(catalogue) as Catalogue
  const pictureOf = (number: number | undefined) => (number === undefined ? undefined : pictures[number])
  const shown = example && pictureOf(example.picture)
  opened = {
    cards: cards.map(({ picture, ...card }) => {
      const drawing = pictureOf(picture)
      return drawing ? { ...card, picture: drawing } : card
    }),
    example: example && shown ? { ...example, picture: shown } : null,
  }
  return opened
}
