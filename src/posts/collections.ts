import type * as v from 'valibot'
import { paths, withId } from '../config/paths.ts'
import type { Gallery } from '../content/gallery.ts'
import { type GalleryKey, galleries, mapGalleries } from '../content/galleryRegistry.ts'
import {
  fanartMetaSchema,
  favoriteMetaSchema,
  photoMetaSchema,
  portfolioMetaSchema,
  type FanartMeta,
  type FavoriteMeta,
  type PhotoMeta,
  type PortfolioMeta,
} from './meta.ts'

export type CollectionKey = 'favorites' | 'portfolio' | GalleryKey | 'fanart'

/** Everything that differs between the managed collections. */
export interface Collection<Meta extends object = object> {
  key: CollectionKey
  table: `posts_${CollectionKey}`
  /** Korean name in menus and headings. */
  name: string
  /** What one post is called on the owner's screens, and its counter word: 사진, 장. */
  noun: string
  unit: string
  /** Camera label of a photo collection. */
  camera?: string
  metaSchema: v.GenericSchema<unknown, Meta>
  listPath: string
  /** Route pattern of the detail page. */
  detailPattern: string
  detailPath: (id: number | string) => string
  adminListPath: string
  uploadPath: string
  /** Layout of the social cards. */
  card: 'photo' | 'fanart' | 'screenshot' | 'favorite'
}

/** The photos of a gallery. */
export interface PhotoCollection extends Collection<PhotoMeta> {
  key: GalleryKey
  camera: string
  gallery: Gallery
}

export const favorites: Collection<FavoriteMeta> = {
  key: 'favorites',
  table: 'posts_favorites',
  name: '좋아하는 것들',
  noun: '물건',
  unit: '개',
  metaSchema: favoriteMetaSchema,
  listPath: paths.favorites,
  detailPattern: paths.favorite.pattern,
  detailPath: paths.favorite.to,
  adminListPath: paths.admin.favorites.list,
  uploadPath: paths.admin.favorites.upload,
  card: 'favorite',
}

export const portfolio: Collection<PortfolioMeta> = {
  key: 'portfolio',
  table: 'posts_portfolio',
  name: '포트폴리오',
  noun: '작업',
  unit: '건',
  metaSchema: portfolioMetaSchema,
  listPath: paths.portfolio,
  detailPattern: paths.portfolioCase.pattern,
  detailPath: paths.portfolioCase.to,
  adminListPath: paths.admin.portfolio.list,
  uploadPath: paths.admin.portfolio.upload,
  card: 'screenshot',
}

export const fanart: Collection<FanartMeta> = {
  key: 'fanart',
  table: 'posts_fanart',
  name: '팬아트',
  noun: '팬아트',
  unit: '점',
  metaSchema: fanartMetaSchema,
  listPath: paths.fanart,
  detailPattern: paths.fanartPiece.pattern,
  detailPath: paths.fanartPiece.to,
  adminListPath: paths.admin.fanart.list,
  uploadPath: paths.admin.fanart.upload,
  card: 'fanart',
}

const photos = mapGalleries((gallery): PhotoCollection => {
  const { key, label, title, path, detailPath } = gallery
  return {
    key,
    table: `posts_${key}`,
    name: title,
    noun: '사진',
    unit: '장',
    camera: label,
    gallery,
    metaSchema: photoMetaSchema,
    listPath: path,
    detailPattern: detailPath,
    detailPath: withId(detailPath).to,
    adminListPath: `/admin/${key}`,
    uploadPath: `/admin/${key}/Upload`,
    card: 'photo',
  }
})

const others = { favorites, portfolio, fanart } as const satisfies Record<
  Exclude<CollectionKey, GalleryKey>,
  Collection
>

/** The collections that are no galleries. */
export const otherCollections = Object.values(others)

const [firstGallery, ...otherGalleries] = galleries

/** The collections of photos, in the order of the galleries. */
export const photoCollections: readonly [PhotoCollection, ...PhotoCollection[]] = [
  photos[firstGallery.key],
  ...otherGalleries.map(({ key }) => photos[key]),
]

/** All collections, in the order of the admin menu. */
export const collections = { favorites, portfolio, ...photos, fanart } as const satisfies Record<
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
export function collectionOf(route: string): Collection {
  const collection = Object.values<Collection>(collections).find(hasRoute(route))
  if (!collection) throw new Error(`No collection has the route ${route}.`)
  return collection
}

/** Returns the photo collection with this route. Throws if there is none. */
export function photoCollectionOf(route: string): PhotoCollection {
  const collection = photoCollections.find(hasRoute(route))
  if (!collection) throw new Error(`No gallery has the route ${route}.`)
  return collection
}

/** Returns the `data-id` of a card: collection and row id, `a7c2-12`. */
export function cardId(collection: Pick<Collection, 'key'>, id: number): string {
  return `${collection.key}-${id}`
}

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
  return pathname.toLowerCase().replace(/\/+$/, '') === collection.listPath.toLowerCase()
}
