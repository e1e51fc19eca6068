import { paths } from '@/config/paths'
import type { Collection, CollectionKey } from './definition'
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

/** specification §6: the five management sections, in the order of the admin's menu. */
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
