import { serialFeeds } from '#messages/serialFeeds'
import type { SiteFeed } from './feeds'
import { novelHref } from './novelHref'
import type { NovelKey } from './novels'
import type { NovelEntry } from './novels/novelEntry'
import { isPublic } from './pages'
import type { SeriesEntry } from './series/seriesEntry'

const files = (name: string) => ({ rss: `/feeds/${name}.xml`, json: `/feeds/${name}.json` })

/** The feed of a webtoon series. */
export const seriesFeed = (series: SeriesEntry): SiteFeed => ({
  title: serialFeeds.series.title(series),
  description: serialFeeds.series.description(series),
  page: isPublic(series.path) ? series.path : undefined,
  ...files(`webtoon-${series.key}`),
})

/** The feed of a novel. */
export function novelFeed({ key, title }: NovelEntry<NovelKey>): SiteFeed {
  const page = novelHref(key)
  return {
    title: serialFeeds.novel.title(title),
    description: serialFeeds.novel.description(title),
    page: isPublic(page) ? page : undefined,
    ...files(`novel-${key}`),
  }
}
