import type { BarePicture } from '@/assets/picture'
import type { ImageSource } from '@/lib/image/imageSource'

/** The groups of search results in display order. */
export const GROUPS = ['pages', 'stories', 'passages', 'photos', 'works', 'fanart', 'favorites'] as const

export type Group = (typeof GROUPS)[number]

/** A search result: a page, a person, a sentence or a post. Its texts are in NFC. */
export interface Card {
  group: Group
  /** The title; for a passage, the sentence. */
  title: string
  /** One line beside the title. */
  line?: string
  /** The kind of the card, or where it is from. */
  kind: string
  /** Language of a row's texts, if that is not the page's. */
  lang?: string
  /** The path that the card links to. */
  href: string
  /** Further names and words that match but are not shown. */
  also?: string
  /** A bundled picture. */
  picture?: BarePicture
  /** The sources of a post's picture, best first. */
  sources?: readonly ImageSource[]
  /** The picture is a book cover. */
  book?: true
  /** For a chapter, the path of its novel: both are shown in one row. */
  novel?: string
  /** The heading, the text and the facts of the preview. `title` and `line` are the fallback. */
  heading?: string
  note?: string
  facts?: readonly (readonly [name: string, value: string])[]
  /** The position, from 0, in the list that is shown while the query is empty. */
  first?: number
}

/** An example of a search by initial consonants, shown while the query is empty. */
export interface InitialsExample {
  query: string
  title: string
  picture: BarePicture
}

/** The search index that the build makes from the site's own texts. */
export interface SearchIndex {
  cards: readonly Card[]
  example: InitialsExample | null
}
