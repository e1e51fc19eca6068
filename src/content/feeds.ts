import { env } from '@/config/env'
import { feedTexts } from '@content/feeds'
import { site } from '@content/site'
import { novelHref } from './novelHref'
import { novelEntries } from './novels'
import { isPublic } from './pages'
import { publicGalleries } from './publicContent'

/** The page that lists the entries of a feed: the first public one. */
const [photos] = publicGalleries.map(({ path }) => path)
const [chapters] = novelEntries
  .filter(({ visible }) => visible !== false)
  .map(({ key }) => novelHref(key))
  .filter(isPublic)

/** A feed in both formats. `page` lists its entries; without one the feed is left out. */
export interface SiteFeed {
  title: string
  description: string
  page: string | undefined
  rss: string
  json: string
}

/** RSS and JSON feeds, which the build generates. A feed without a page is left out. */
export const feeds = {
  photos: {
    ...feedTexts.photos,
    page: photos,
    rss: '/feeds/photos.xml',
    json: '/feeds/photos.json',
  },
  chapters: {
    ...feedTexts.chapters,
    page: chapters,
    rss: '/feeds/chapters.xml',
    json: '/feeds/chapters.json',
  },
} as const satisfies Record<string, SiteFeed>

interface AnnouncedFeed {
  title: string
  type: string
  path: string
}

/** Returns both formats of a feed for a page's head. Feeds need absolute URLs, so a build without a site URL has none. */
export function announcedFeeds({ title, page, rss, json }: SiteFeed): readonly AnnouncedFeed[] {
  if (page === undefined || !env.siteUrl) return []
  return [
    { title: `${title} · ${site.name}`, type: 'application/rss+xml', path: rss },
    { title: `${title} · ${site.name}`, type: 'application/feed+json', path: json },
  ]
}
