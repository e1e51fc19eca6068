import { fanartTexts } from '#messages/fanartTexts'
import { findNovelOf } from '@/content/novels'
import { pageName } from '@/content/pages'
import { findSeries, type SeriesKey, webtoonSeries } from '@/content/series'
import type { FanartMeta } from '@/posts/meta'
import type { MetaFilter } from '@/posts/read/repository'

/** The series whose page is public. */
const publicSeries = webtoonSeries.filter(({ path }) => pageName(path) !== undefined)

/** Filter options of the list: the site's own series. */
export const seriesOptions = publicSeries.map(({ key, title, titleLang }) => ({
  value: key,
  label: title,
  ...(titleLang && { lang: titleLang }),
}))

const filters = new Map(
  publicSeries.map(({ key }): [SeriesKey, MetaFilter<FanartMeta>] => [key, { field: 'series', value: key }]),
)

/** Returns the series in `?series=`, or null for a missing or unknown one, which shows all fan art. */
export function parseSeriesParam(search: URLSearchParams): SeriesKey | null {
  return findSeries(search.get('series') ?? undefined)?.key ?? null
}

/** Returns the list filter of a series. The object is the same on every call. */
export function seriesFilter(series: SeriesKey | null): MetaFilter<FanartMeta> | undefined {
  return series ? filters.get(series) : undefined
}

/** Returns links to the webtoon of a series and, if there is one, to its novel. */
export function seriesLinks(series: SeriesKey): { label: string; to: string }[] {
  const pages = [
    { text: fanartTexts.webtoon, to: findSeries(series)?.path },
    { text: fanartTexts.novel, to: findNovelOf(series)?.path },
  ]
  return pages.flatMap(({ text, to }) => {
    const name = to && pageName(to)
    return name ? [{ label: text(name), to }] : []
  })
}
