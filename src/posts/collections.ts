import type * as v from 'valibot'
import { paths } from '@/config/paths'
import {
  fanartMetaSchema,
  favoriteMetaSchema,
  photoMetaSchema,
  portfolioMetaSchema,
  type FanartMeta,
  type FavoriteMeta,
  type PhotoMeta,
  type PortfolioMeta,
} from './meta'

export type CollectionKey = 'favorites' | 'portfolio' | 'a7c2' | 'x100vi' | 'fanart'

/** Everything that differs between the five managed collections. */
export interface Collection<Meta extends object = object> {
  key: CollectionKey
  table: `posts_${CollectionKey}`
  /** Korean name in menus and headings. */
  name: string
  /** Camera label of a photo collection. */
  camera?: string
  metaSchema: v.GenericSchema<unknown, Meta>
  listPath: string
  detailPath: (id: number | string) => string
  adminListPath: string
  uploadPath: string
}

// In the order of the admin menu.
export const favorites: Collection<FavoriteMeta> = {
  key: 'favorites',
  table: 'posts_favorites',
  name: '좋아하는 것들',
  metaSchema: favoriteMetaSchema,
  listPath: paths.favorites,
  detailPath: paths.favorite.to,
  adminListPath: paths.admin.favorites.list,
  uploadPath: paths.admin.favorites.upload,
}

export const portfolio: Collection<PortfolioMeta> = {
  key: 'portfolio',
  table: 'posts_portfolio',
  name: '포트폴리오',
  metaSchema: portfolioMetaSchema,
  listPath: paths.portfolio,
  detailPath: paths.portfolioCase.to,
  adminListPath: paths.admin.portfolio.list,
  uploadPath: paths.admin.portfolio.upload,
}

export const a7c2: Collection<PhotoMeta> = {
  key: 'a7c2',
  table: 'posts_a7c2',
  name: 'A7C2',
  camera: 'SONY A7C2',
  metaSchema: photoMetaSchema,
  listPath: paths.a7c2,
  detailPath: paths.a7c2Photo.to,
  adminListPath: paths.admin.a7c2.list,
  uploadPath: paths.admin.a7c2.upload,
}

export const x100vi: Collection<PhotoMeta> = {
  key: 'x100vi',
  table: 'posts_x100vi',
  name: 'X100VI',
  camera: 'FUJIFILM X100VI',
  metaSchema: photoMetaSchema,
  listPath: paths.x100vi,
  detailPath: paths.x100viPhoto.to,
  adminListPath: paths.admin.x100vi.list,
  uploadPath: paths.admin.x100vi.upload,
}

export const fanart: Collection<FanartMeta> = {
  key: 'fanart',
  table: 'posts_fanart',
  name: '팬아트',
  metaSchema: fanartMetaSchema,
  listPath: paths.fanart,
  detailPath: paths.fanartPiece.to,
  adminListPath: paths.admin.fanart.list,
  uploadPath: paths.admin.fanart.upload,
}

export const collections = { favorites, portfolio, a7c2, x100vi, fanart } as const satisfies Record<
  CollectionKey,
  Collection
>

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
