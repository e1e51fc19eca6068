import type { ScreenLettering } from '@/assets/lettering/lettering'
import type { SeriesKey } from '.'
import { byFolder } from '../byFolder'

/** A series' title for wide and for upright screens, as `npm run lettering` writes it. */
export interface SeriesLettering {
  wide: ScreenLettering
  tall: ScreenLettering
}

const letterings = byFolder(
  import.meta.glob<SeriesLettering>('@content/series/*/lettering.ts', { eager: true }),
)

/** Returns the lettering of a series, or undefined if it has none. */
export const findLettering = (key: SeriesKey) => letterings[key]
