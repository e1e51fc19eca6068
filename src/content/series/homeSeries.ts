import type { SeriesKey } from '.'
import { byFolder } from '../byFolder'
import { publicSeries } from '../publicContent'
import type { SeriesEntry } from './seriesEntry'
import type { SeriesHome } from './webtoon'

const homes = byFolder(
  import.meta.glob<SeriesHome>('@content/series/*/home.ts', { eager: true, import: 'default' }),
)

export interface HomeSeries extends SeriesEntry<SeriesKey>, SeriesHome {}

/** The series that home shows, in its order. */
export const homeSeries: readonly HomeSeries[] = publicSeries.flatMap((entry) => {
  const home = homes[entry.key]
  return home ? [{ ...entry, ...home }] : []
})
