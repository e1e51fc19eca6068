import { paths } from '../src/config/paths.ts'
import { novelPages } from '../src/content/novels/index.ts'
import { webtoonSeries } from '../src/content/series/index.ts'
import { photoCollections } from '../src/posts/collections.ts'

const [firstGallery] = photoCollections
const firstNovel = novelPages.slice(0, 1)

/** One page of each kind, with the sample rows. */
export const PAGES: readonly string[] = [
  paths.home,
  paths.profile,
  paths.favorites,
  paths.portfolio,
  webtoonSeries[0].path,
  ...firstNovel.map(({ path }) => path),
  paths.moreStories,
  ...photoCollections.map(({ listPath }) => listPath),
  paths.light,
  paths.fanart,
  paths.favorite.to(1),
  paths.portfolioCase.to(1),
  ...photoCollections.map(({ detailPath }) => detailPath(1)),
  paths.fanartPiece.to(1),
  paths.episode.to(1),
]

/** The pages with performance goals. */
export const FIRST_VIEW_PAGES: readonly string[] = [
  paths.home,
  paths.profile,
  webtoonSeries[0].path,
  ...firstNovel.map(({ path }) => path),
  firstGallery.listPath,
  firstGallery.detailPath(1),
  paths.episode.to(1),
]
