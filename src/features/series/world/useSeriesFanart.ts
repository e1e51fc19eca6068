import type { SeriesKey } from '@/content/series'
import { fanart } from '@/posts/collections'
import type { FanartMeta } from '@/posts/meta'
import type { Post } from '@/posts/post'
import { usePostList } from '@/posts/read/queries'

/**
 * Returns the first page of the fan art of a series or of one of its characters. Empty while it is loading.
 */
export function useSeriesFanart(series: SeriesKey, slug?: string): readonly Post<FanartMeta>[] {
  const contains = slug === undefined ? { series } : { series, characters: [slug] }
  return usePostList(fanart, { filter: { contains } }).data ?? []
}
