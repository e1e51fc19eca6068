import { type FanartMeta, SERIES } from '@/posts/meta'
import type { MetaFilter } from '@/posts/repository'
import { paths } from '@/config/paths'
import { pageName } from '@/content/pages'

type Series = NonNullable<FanartMeta['series']>

/** Filter options of the list: the site's own series, named after their webtoons. */
export const seriesOptions = SERIES.flatMap((series) => {
  const label = pageName(paths.webtoon[series])
  return label ? [{ value: series, label, lang: 'en' }] : []
})

const filters: Record<Series, MetaFilter<FanartMeta>> = {
  tls: { field: 'series', value: 'tls' },
  they: { field: 'series', value: 'they' },
  some: { field: 'series', value: 'some' },
}

/** Returns the series in `?series=`, or null for a missing or unknown one, which shows all fan art. */
export function parseSeriesParam(search: URLSearchParams): Series | null {
  const value = search.get('series')
  return SERIES.find((series) => series === value) ?? null
}

/** Returns the list filter of a series. The object is the same on every call. */
export function seriesFilter(series: Series | null): MetaFilter<FanartMeta> | undefined {
  return series ? filters[series] : undefined
}

/** Returns links to the webtoon of a series and, if there is one, to its novel. */
export function seriesLinks(series: Series): { label: string; to: string }[] {
  const pages = [
    { kind: '웹툰', to: paths.webtoon[series] },
    ...(series === 'some' ? [] : [{ kind: '웹소설', to: paths.novel[series] }]),
  ]
  return pages.flatMap(({ kind, to }) => {
    const name = pageName(to)
    return name ? [{ label: `${kind} ${name}`, to }] : []
  })
}
