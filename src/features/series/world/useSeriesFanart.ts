import type { FanartMeta } from '@/collections/meta'
import type { Post } from '@/collections/post'
import { usePostList } from '@/collections/queries'
import { fanart } from '@/collections/registry'
import type { SeriesKey } from '@/content/series'

/** The fan art of a series, or of one person of it, as far as its first page goes; none while it is not known. */
export function useSeriesFanart(series: SeriesKey, slug?: string): readonly Post<FanartMeta>[] {
  const contains = slug === undefined ? { series } : { series, characters: [slug] }
  return usePostList(fanart, { filter: { contains } }).data ?? []
}
