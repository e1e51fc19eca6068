import { type FanartMeta, SERIES } from '@/posts/meta'
import type { MetaFilter } from '@/posts/repository'
import { paths } from '@/config/paths'
import { pageName } from '@/content/pages'

type Series = NonNullable<FanartMeta['series']>

/** The own series by their webtoons' names, for the list's filter. */
export const seriesOptions = SERIES.flatMap((series) => {
  const label = pageName(paths.webtoon[series])
  return label ? [{ value: series, label, lang: 'en' }] : []
})

const filters: Record<Series, MetaFilter<FanartMeta>> = {
  tls: { field: 'series', value: 'tls' },
  they: { field: 'series', value: 'they' },
  some: { field: 'series', value: 'some' },
}

/** The series that an address asks for in `?series=`; an unknown one is none, and that is every fan art. */
export function seriesIn(search: URLSearchParams): Series | null {
  const wanted = search.get('series')
  return SERIES.find((series) => series === wanted) ?? null
}

/** What narrows the list to a series; the same object every time. */
export function seriesFilter(series: Series | null): MetaFilter<FanartMeta> | undefined {
  return series ? filters[series] : undefined
}

/** Where an own series goes on: its webtoon, and its novel where there is one. */
export function pagesOfSeries(series: Series): { label: string; to: string }[] {
  const places = [
    { kind: '웹툰', to: paths.webtoon[series] },
    ...(series === 'some' ? [] : [{ kind: '웹소설', to: paths.novel[series] }]),
  ]
  return places.flatMap(({ kind, to }) => {
    const name = pageName(to)
    return name ? [{ label: `${kind} ${name}`, to }] : []
  })
}
