// The content of social cards as plain data, which is hashed and passed from the bundled site to the scripts.
import type { PostCard } from '../../src/cards/postCard.ts'

/** The largest file size of a card that all platforms accept, in bytes. */
export const MAX_BYTES = 300_000

/** A picture by its path from the repository's root, or by its address. */
export type PictureSource = { file: string } | { url: string }

export interface HomeCard {
  kind: 'home'
  headline: readonly string[]
  tagline: string
}

export interface SeriesCard {
  kind: 'series'
  title: string
  titleKo: string
  /** Folder with `background.webp`, `left.webp`, `right.webp` and, if it has a logo, `logo.svg`, from the repository's root. */
  art: string
  hasLogo: boolean
  /** Colour of the plate, and of the second line on it. */
  plate: string
  lineColor: string
  /** Parts that do not wrap. */
  sentence: readonly string[]
  /** Type, genre and weekday. */
  line: string
}

export interface NovelCard {
  kind: 'novel'
  titleLines: readonly string[]
  sentence: string
  genre: string
  note: string
  cover: PictureSource
  /** Colour of the book's side; that of the page by default. */
  ground: string | null
}

export interface ShelfCard {
  kind: 'shelf'
  title: string
  line: string
  covers: readonly PictureSource[]
}

export interface GalleryCard {
  kind: 'gallery'
  /** A film strip with edge print, or a row of photos. */
  layout: 'film' | 'wall'
  title: string
  line: readonly [string, string]
  /** Edge print of a film, above and below its frames. */
  edges?: readonly [string, string]
  /** The newest photos, at most three. `fallback` replaces an empty list. */
  photos: readonly PictureSource[]
  fallback: PictureSource | null
}

export interface ProfileCard {
  kind: 'profile'
  headline: readonly string[]
  line: string
  picture: PictureSource
}

/** A list page with its newest pictures. */
export interface ListCard<Kind extends string = 'portfolio-list' | 'favorites-list' | 'fanart-list'> {
  kind: Kind
  title: string
  line: string
  pictures: readonly PictureSource[]
  fallback: PictureSource | null
}

/** Any other page in the menu. */
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
  | PostCard
  | ProfileCard
  | ListCard<'portfolio-list'>
  | ListCard<'favorites-list'>
  | ListCard<'fanart-list'>
  | PageCard

const toList = (picture: PictureSource | null): PictureSource[] => (picture ? [picture] : [])

/** Lists all pictures of a card. */
export function listPictures(spec: CardSpec): PictureSource[] {
  switch (spec.kind) {
    case 'home':
    case 'series':
      return []
    case 'novel':
      return [spec.cover]
    case 'shelf':
      return [...spec.covers]
    case 'gallery':
      return spec.photos.length > 0 ? [...spec.photos] : toList(spec.fallback)
    case 'portfolio-list':
    case 'favorites-list':
    case 'fanart-list':
      return spec.pictures.length > 0 ? [...spec.pictures] : toList(spec.fallback)
    default:
      return toList(spec.picture)
  }
}

/** The card specs by their kind. */
export type SpecOf = { [Spec in CardSpec as Spec['kind']]: Spec }
