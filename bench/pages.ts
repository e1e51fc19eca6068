// What is measured: a page of each kind, and the floors that the figures are told as ratios of.
import { paths } from '../src/config/paths.ts'
import { FLOORS } from './site/floors.ts'

/** One page of each kind, as the sample rows fill them. */
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

/** The pages that every other is compared with: nothing at all, and one picture. */
export const FLOOR_PAGES: readonly string[] = [FLOORS.empty, FLOORS.picture]

/** Phone and desktop, as a browser is told of them. */
export const VIEWS = {
  phone: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  },
  desktop: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1, isMobile: false, hasTouch: false },
} as const

export type View = keyof typeof VIEWS
export const VIEW_NAMES: readonly View[] = ['phone', 'desktop']
