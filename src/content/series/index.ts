import type { SeriesEntry } from './seriesEntry.ts'
import { some } from './some/index.ts'
import { they } from './they/index.ts'
import { tls } from './tls/index.ts'

const entries = [tls, they, some] as const

export type SeriesKey = (typeof entries)[number]['key']

/**
 * All webtoon series, at least one, in the order of menus and of home. To adapt a fork, add or replace a folder here and list it
 * above. The build checks the folders.
 */
export const webtoonSeries: readonly [SeriesEntry<SeriesKey>, ...SeriesEntry<SeriesKey>[]] = entries

/** Keys of all series. */
export const seriesKeys = webtoonSeries.map(({ key }) => key)

/** Returns the series with this key, which may come from an address or from a row. */
export function findSeries(key: string | undefined): SeriesEntry<SeriesKey> | undefined {
  return webtoonSeries.find((series) => series.key === key)
}
