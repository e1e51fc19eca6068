import type { SiteFeed } from './feeds'
import { novelHref } from './novelHref'
import type { NovelKey } from './novels'
import type { NovelEntry } from './novels/novelEntry'
import { isPublic } from './pages'
import type { SeriesEntry } from './series/seriesEntry'

const files = (name: string) => ({ rss: `/feeds/${name}.xml`, json: `/feeds/${name}.json` })

/** The feed of a webtoon series. */
export const seriesFeed = ({ key, titleKo, path }: SeriesEntry): SiteFeed => ({
  title: `${titleKo} 새 화`,
  description: `웹툰 ${titleKo}의 새 화`,
  page: isPublic(path) ? path : undefined,
  ...files(`webtoon-${key}`),
})

/** The feed of a novel. */
export function novelFeed({ key, title }: NovelEntry<NovelKey>): SiteFeed {
  const page = novelHref(key)
  return {
    title: `${title} 새 장`,
    description: `웹소설 ${title}의 새 장`,
    page: isPublic(page) ? page : undefined,
    ...files(`novel-${key}`),
  }
}
