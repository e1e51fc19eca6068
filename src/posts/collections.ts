import type * as v from 'valibot'
import { collections as words } from '#messages/collections'
import { paths, withId } from '../config/paths.ts'
import type { Gallery } from '../content/gallery.ts'
import { type GalleryKey, galleries, mapGalleries } from '../content/galleryRegistry.ts'
import {
  chapterMetaSchema,
  commissionMetaSchema,
  episodeMetaSchema,
  fanartMetaSchema,
  favoriteMetaSchema,
  photoMetaSchema,
  portfolioMetaSchema,
  type ChapterMeta,
  type CommissionMeta,
  type EpisodeMeta,
  type FanartMeta,
  type FavoriteMeta,
  type PhotoMeta,
  type PortfolioMeta,
} from './meta.ts'

/** Keys of the collections with one list page. */
export type ListedKey = 'favorites' | 'portfolio' | GalleryKey | 'fanart' | 'commissions'
/** Keys of the serial works. */
export type SerialKey = 'episodes' | 'chapters'
export type CollectionKey = ListedKey | SerialKey

/** Everything that differs between the managed collections. */
export interface Collection<Meta extends object = object> {
  key: CollectionKey
  table: `posts_${CollectionKey}`
  /** Name in menus and headings. */
  readonly name: string
  /** The name of one post on the owner's screens, and its counter word. */
  readonly noun: string
  readonly unit: string
  /** Camera label of a photo collection. */
  camera?: string
  metaSchema: v.GenericSchema<unknown, Meta>
  /** Path of the list page. Null for serial works, which are listed on the page of their series or novel. */
  listPath: string | null
  /** Field of `meta` with the key of the series or novel. Null if the posts are not numbered. */
  seriesField: 'series' | 'novel' | null
  /** Route pattern of the detail page. Null for commissions, which are only on their list page. */
  detailPattern: string | null
  /** Returns the address of one post: its detail page, or its place on the list page. */
  detailPath: (id: number | string) => string
  adminListPath: string
  uploadPath: string
}

/** A collection with one list page. */
export interface ListedCollection<Meta extends object = object> extends Collection<Meta> {
  key: ListedKey
  listPath: string
  seriesField: null
}

/** Serial works: posts with a number within their series or novel. */
export interface SerialCollection<Meta extends object = object> extends Collection<Meta> {
  key: SerialKey
  listPath: null
  seriesField: 'series' | 'novel'
}

/** The photos of a gallery. */
export interface PhotoCollection extends ListedCollection<PhotoMeta> {
  key: GalleryKey
  camera: string
  gallery: Gallery
}

/** Adds the key, the table and the words of a collection, which are read where they are shown: the language can change. */
const withWords = <Key extends Exclude<CollectionKey, GalleryKey>, Fields extends object>(
  key: Key,
  fields: Fields,
) => ({
  ...fields,
  key,
  table: `posts_${key}` as const,
  get name() {
    return words[key].name
  },
  get noun() {
    return words[key].noun
  },
  get unit() {
    return words[key].unit
  },
})

export const favorites: ListedCollection<FavoriteMeta> = withWords('favorites', {
  metaSchema: favoriteMetaSchema,
  listPath: paths.favorites,
  seriesField: null,
  detailPattern: paths.favorite.pattern,
  detailPath: paths.favorite.to,
  adminListPath: paths.admin.favorites.list,
  uploadPath: paths.admin.favorites.upload,
})

export const portfolio: ListedCollection<PortfolioMeta> = withWords('portfolio', {
  metaSchema: portfolioMetaSchema,
  listPath: paths.portfolio,
  seriesField: null,
  detailPattern: paths.portfolioCase.pattern,
  detailPath: paths.portfolioCase.to,
  adminListPath: paths.admin.portfolio.list,
  uploadPath: paths.admin.portfolio.upload,
})

export const fanart: ListedCollection<FanartMeta> = withWords('fanart', {
  metaSchema: fanartMetaSchema,
  listPath: paths.fanart,
  seriesField: null,
  detailPattern: paths.fanartPiece.pattern,
  detailPath: paths.fanartPiece.to,
  adminListPath: paths.admin.fanart.list,
  uploadPath: paths.admin.fanart.upload,
})

/** Kinds of commission that visitors can ask for. They are on the inquiry page. */
export const commissions: ListedCollection<CommissionMeta> = withWords('commissions', {
  metaSchema: commissionMetaSchema,
  listPath: paths.inquiry,
  seriesField: null,
  detailPattern: null,
  detailPath: (id: number | string) => `${paths.inquiry}#commission-${id}`,
  adminListPath: paths.admin.commissions.list,
  uploadPath: paths.admin.commissions.upload,
})

/** Episodes of webtoon series. */
export const episodes: SerialCollection<EpisodeMeta> = withWords('episodes', {
  metaSchema: episodeMetaSchema,
  listPath: null,
  seriesField: 'series',
  detailPattern: paths.episode.pattern,
  detailPath: paths.episode.to,
  adminListPath: paths.admin.episodes.list,
  uploadPath: paths.admin.episodes.upload,
})

/** Chapters of novels. */
export const chapters: SerialCollection<ChapterMeta> = withWords('chapters', {
  metaSchema: chapterMetaSchema,
  listPath: null,
  seriesField: 'novel',
  detailPattern: paths.chapter.pattern,
  detailPath: paths.chapter.to,
  adminListPath: paths.admin.chapters.list,
  uploadPath: paths.admin.chapters.upload,
})

const photos = mapGalleries((gallery): PhotoCollection => {
  const { key, label, title, path, detailPath } = gallery
  return {
    key,
    table: `posts_${key}`,
    name: title,
    get noun() {
      return words.photos.noun
    },
    get unit() {
      return words.photos.unit
    },
    camera: label,
    gallery,
    metaSchema: photoMetaSchema,
    listPath: path,
    seriesField: null,
    detailPattern: detailPath,
    detailPath: withId(detailPath).to,
    adminListPath: `/admin/${key}`,
    uploadPath: `/admin/${key}/Upload`,
  }
})

const others = { favorites, portfolio, fanart, commissions } as const satisfies Record<
  Exclude<ListedKey, GalleryKey>,
  ListedCollection
>

/** The listed collections that are no galleries. */
export const nonPhotoCollections = Object.values(others)

const [firstGallery, ...otherGalleries] = galleries

/** The collections of photos, in the order of the galleries. */
export const photoCollections: readonly [PhotoCollection, ...PhotoCollection[]] = [
  photos[firstGallery.key],
  ...otherGalleries.map(({ key }) => photos[key]),
]

/** The collections with one list page, in the order of the admin menu. */
export const listedCollections = {
  favorites,
  portfolio,
  ...photos,
  fanart,
  commissions,
} as const satisfies Record<ListedKey, ListedCollection>

/** The serial works. */
export const serialCollections = { episodes, chapters } as const satisfies Record<SerialKey, SerialCollection>

/** All collections. */
export const collections = { ...listedCollections, ...serialCollections } as const satisfies Record<
  CollectionKey,
  Collection
>

/** The keys of all collections, in the same order. */
export const collectionKeys: readonly CollectionKey[] = Object.values(collections).map(({ key }) => key)

/** Returns a record with one value for each collection. */
export function mapCollections<Value>(
  create: (collection: Collection) => Value,
): Record<CollectionKey, Value> {
  const entries = Object.values(collections).map(
    (collection: Collection) => [collection.key, create(collection)] as const,
  )
  // oxlint-disable-next-line no-unsafe-type-assertion -- `fromEntries` loses the keys, which are those of all collections
  return Object.fromEntries(entries) as Record<CollectionKey, Value>
}

const hasRoute =
  (route: string) =>
  ({ listPath, detailPattern }: Collection): boolean =>
    route === listPath || route === detailPattern

/** Returns the collection whose list or detail page has this route. Throws if there is none. */
export function collectionOf(route: string): ListedCollection {
  const collection = Object.values<ListedCollection>(listedCollections).find(hasRoute(route))
  if (!collection) throw new Error(`No collection has the route ${route}.`)
  return collection
}

/** Returns the photo collection with this route. Throws if there is none. */
export function photoCollectionOf(route: string): PhotoCollection {
  const collection = photoCollections.find(hasRoute(route))
  if (!collection) throw new Error(`No gallery has the route ${route}.`)
  return collection
}

/** Names a place in a series or novel: “Episode 3”. */
export const placeName = ({ key }: Pick<Collection, 'key'>, number: number): string =>
  words[key === 'chapters' ? 'chapters' : 'episodes'].numbered(number)

/** Returns the `data-id` of a card: collection and row id, `fanart-12`. */
export function cardId(collection: Pick<Collection, 'key'>, id: number): string {
  return `${collection.key}-${id}`
}

/** Returns the key that stands for a series or novel where `cardId` stands for a post: `series-tls`. */
export const serialWorkKey = (field: 'series' | 'novel', key: string): string => `${field}-${key}`

/** Returns the id in the path of a detail page of the collection, or null. Ignores case. */
export function postIdFromPath(collection: Pick<Collection, 'detailPath'>, pathname: string): number | null {
  const [before = '', after = ''] = collection.detailPath('\n').toLowerCase().split('\n')
  const path = pathname.toLowerCase().replace(/\/+$/, '')
  if (!path.startsWith(before) || !path.endsWith(after)) return null
  const id = path.slice(before.length, path.length - after.length)
  return /^[1-9]\d*$/.test(id) ? Number(id) : null
}

/** Returns whether a path is the collection's list page. Ignores case. */
export function isListPath(collection: Pick<Collection, 'listPath'>, pathname: string): boolean {
  return pathname.toLowerCase().replace(/\/+$/, '') === collection.listPath?.toLowerCase()
}
