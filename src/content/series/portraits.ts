import type { Picture } from '@/assets/picture'
import type { SeriesKey } from '.'
import { byFolder } from '../byFolder'

const portraits = byFolder(
  import.meta.glob<Picture>('@content/series/*/art/portrait.ts', { eager: true, import: 'character1' }),
)

/** Returns the portrait of a series' first character, or undefined if it has none. */
export const findPortrait = (key: SeriesKey) => portraits[key]
