// What a social card shows, as plain data: it can be hashed, and it crosses from the bundled site to the scripts.

/** A picture by its path from the repository's root, or by its address. */
export type PictureSource = { file: string } | { url: string }

export interface HomeCard {
  kind: 'home'
  headline: readonly string[]
  tagline: string
}

export interface SeriesCard {
  kind: 'series'
  series: 'tls' | 'they' | 'some'
  /** In parts that stay on one line. */
  sentence: readonly string[]
  /** Kind, genre and day. */
  line: string
}

export interface NovelCard {
  kind: 'novel'
  titleLines: readonly string[]
  sentence: string
  genre: string
  note: string
  cover: PictureSource
  /** Ground of the book's side, by the name of its colour. */
  ground: string
}

export interface ShelfCard {
  kind: 'shelf'
  title: string
  line: string
  covers: readonly PictureSource[]
}

export interface GalleryCard {
  kind: 'gallery'
  /** One strip of film with its edge print, or a wall without gaps. */
  hung: 'film' | 'wall'
  title: string
  line: readonly [string, string]
  /** The newest photographs, at most three; without any the file. */
  photos: readonly PictureSource[]
  instead: PictureSource | null
}

/** A card whose picture is the post's. */
interface WithPicture {
  picture: PictureSource | null
  /** Point that must be seen, as shares of width and height. */
  focus?: readonly [number, number]
}

export interface PhotoCard extends WithPicture {
  kind: 'photo'
  title: string
  /** Camera first, then what is known of the exposure. */
  facts: readonly string[]
}

export interface CaseCard extends WithPicture {
  kind: 'case'
  title: string
  /** Kind and year. */
  line: string
  sentence: string
  /** The work's own colour, `#rrggbb`. */
  color: string | null
}

export interface FavoriteCard extends WithPicture {
  kind: 'favorite'
  title: string
  line: string
  sentence: string
  /** Printed on the stamp. */
  value: number
}

export interface FanartCard extends WithPicture {
  kind: 'fanart'
  title: string
  line: string
  sentence: string
}

export interface ProfileCard {
  kind: 'profile'
  headline: readonly string[]
  line: string
  picture: PictureSource
}

/** A list of works, stamps or drawings, by its newest ones. */
export interface ListCard<Kind extends string = 'portfolio-list' | 'favorites-list' | 'fanart-list'> {
  kind: Kind
  title: string
  line: string
  pictures: readonly PictureSource[]
  instead: PictureSource | null
}

/** Any other page of the menu. */
export interface PageCard {
  kind: 'page'
  title: string
  line: string
  picture: PictureSource | null
}

export type CardSpec =
  | HomeCard
  | SeriesCard
  | NovelCard
  | ShelfCard
  | GalleryCard
  | PhotoCard
  | CaseCard
  | FavoriteCard
  | FanartCard
  | ProfileCard
  | ListCard<'portfolio-list'>
  | ListCard<'favorites-list'>
  | ListCard<'fanart-list'>
  | PageCard

const listed = (picture: PictureSource | null): PictureSource[] => (picture ? [picture] : [])

/** Every picture that a card needs; the others of its fields are words. */
export function picturesOf(spec: CardSpec): PictureSource[] {
  switch (spec.kind) {
    case 'home':
    case 'series':
      return []
    case 'novel':
      return [spec.cover]
    case 'shelf':
      return [...spec.covers]
    case 'gallery':
      return spec.photos.length > 0 ? [...spec.photos] : listed(spec.instead)
    case 'portfolio-list':
    case 'favorites-list':
    case 'fanart-list':
      return spec.pictures.length > 0 ? [...spec.pictures] : listed(spec.instead)
    default:
      return listed(spec.picture)
  }
}
