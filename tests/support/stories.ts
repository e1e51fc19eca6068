import type { NovelKey } from '@/content/novels'
import type { Novel } from '@/content/novels/novel'
import { findNovel } from '@/content/novels/novels'
import type { SeriesKey } from '@/content/series'
import type { Webtoon } from '@/content/series/webtoon'
import { webtoons } from '@/content/series/webtoons'

/** Returns a series of the sample content with everything that its page shows. */
export function webtoonOf(key: SeriesKey): Webtoon {
  const found = webtoons.find((work) => work.key === key)
  if (!found) throw new Error(`The content has no series ${key}.`)
  return found
}

/** Returns a novel of the sample content. */
export function novelOf(key: NovelKey): Novel {
  const found = findNovel(key)
  if (!found) throw new Error(`The content has no novel ${key}.`)
  return found
}
