import type { FanartMeta } from '@/posts/meta'
import type { Post } from '@/posts/post'
import { usePostList } from '@/posts/queries'
import { fanart } from '@/posts/registry'
import type { SeriesKey } from '@/content/series'

/** The fan art of a series, or of one person of it, as far as its first page goes; none while it is not known. */
export function useSeriesFanart(series: SeriesKey, slug?: string): readonly Post<FanartMeta>[] {
  const contains = slug === undefined ? { series } : { series, characters: [slug] }
  return usePostList(fanart, { filter: { contains } }).data ?? []
}
