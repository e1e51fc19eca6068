import type { BarePicture } from '@/assets/picture'
import type { ImageSource } from '@/lib/image/imageSource'

/** The groups of the catalogue in their order, and what they are called (decisions §11.1). */
export const GROUPS = {
  pages: '페이지',
  stories: '이야기',
  passages: '본문',
  photos: '사진',
  works: '작업',
  fanart: '팬아트',
  favorites: '좋아하는 것들',
} as const

export type Group = keyof typeof GROUPS

// oxlint-disable-next-line no-unsafe-type-assertion -- the keys of the record above
export const groups = Object.keys(GROUPS) as readonly Group[]

/** One card of the catalogue: a page, a person, a sentence, a row. Its texts are composed (NFC). */
export interface Card {
  group: Group
  /** What it is called; of a passage, its sentence. */
  title: string
  /** One line beside the title. */
  line?: string
  /** What kind of card it is, or where it stands. */
  kind: string
  /** The site's own address that it leads to. */
  href: string
  /** Other names and words that find it without being shown. */
  also?: string
  /** A drawing of the site. */
  picture?: BarePicture
  /** Where a row's picture can be had, best first. */
  sources?: readonly ImageSource[]
  /** It is a book: its picture is a cover. */
  book?: true
  /** A chapter's novel, by its address: they are shown in one row. */
  novel?: string
  /** The heading, the sentence and the facts of its preview; without them title and line say it. */
  heading?: string
  note?: string
  facts?: readonly (readonly [name: string, value: string])[]
  /** Its place, from 0, among what is shown before anything is searched for. */
  first?: number
}

/** First sounds, and what they find: the example that is shown before anything is searched for. */
export interface InitialsExample {
  query: string
  title: string
  picture: BarePicture
}

/** What the build has made of the site's own words. */
export interface SearchIndex {
  cards: readonly Card[]
  example: InitialsExample | null
}
