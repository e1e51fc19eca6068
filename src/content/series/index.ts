import { series } from '@content/series'
import type { SeriesEntry } from './seriesEntry.ts'

export type SeriesKey = (typeof series)[number]['key']

/** All webtoon series, at least one, in the order of menus and of home. */
export const webtoonSeries: readonly [SeriesEntry<SeriesKey>, ...SeriesEntry<SeriesKey>[]] = series

/** Keys of all series. */
export const seriesKeys = webtoonSeries.map(({ key }) => key)

/** Returns the series with this key, which may come from an address or from a row. */
export function findSeries(key: string | undefined): SeriesEntry<SeriesKey> | undefined {
  return webtoonSeries.find((each) => each.key === key)
}
