import { paths } from '../src/config/paths.ts'

/** One page of each kind, with the sample rows. */
export const PAGES: readonly string[] = [
  paths.home,
  paths.profile,
  paths.favorites,
  paths.portfolio,
  paths.webtoon.tls,
  paths.novel.tls,
  paths.novel.more,
  paths.a7c2,
  paths.x100vi,
  paths.light,
  paths.fanart,
  paths.favorite.to(1),
  paths.portfolioCase.to(1),
  paths.a7c2Photo.to(1),
  paths.x100viPhoto.to(1),
  paths.fanartPiece.to(1),
]

/** The pages with performance goals. */
export const FIRST_VIEW_PAGES: readonly string[] = [
  paths.home,
  paths.profile,
  paths.webtoon.tls,
  paths.novel.tls,
  paths.a7c2,
  paths.a7c2Photo.to(1),
]
