import type { SeriesEntry } from '@/content/series/seriesEntry'
import { some } from './some'
import { they } from './they'
import { tls } from './tls'

/** All webtoon series, at least one, in the order of menus and of home. A new folder is listed here. The build checks the folders. */
export const series = [tls, they, some] as const satisfies readonly [SeriesEntry, ...SeriesEntry[]]
