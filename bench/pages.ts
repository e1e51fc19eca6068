import { paths } from '../src/config/paths.ts'
import { photoCollections } from '../src/posts/collections.ts'

const [firstGallery] = photoCollections

/** One page of each kind, with the sample rows. */
export const PAGES: readonly string[] = [
  paths.home,
  paths.profile,
  paths.favorites,
  paths.portfolio,
  paths.webtoon.tls,
  paths.novel.tls,
  paths.novel.more,
  ...photoCollections.map(({ listPath }) => listPath),
  paths.light,
  paths.fanart,
  paths.favorite.to(1),
  paths.portfolioCase.to(1),
  ...photoCollections.map(({ detailPath }) => detailPath(1)),
  paths.fanartPiece.to(1),
]

/** The pages with performance goals. */
export const FIRST_VIEW_PAGES: readonly string[] = [
  paths.home,
  paths.profile,
  paths.webtoon.tls,
  paths.novel.tls,
  firstGallery.listPath,
  firstGallery.detailPath(1),
]
