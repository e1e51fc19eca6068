import type { Picture } from '@/assets/picture'
import type { SeriesKey } from '.'

const portraits = import.meta.glob<Picture>('./*/art/portrait.ts', { eager: true, import: 'character1' })

/** Returns the portrait of a series' first character, or undefined if it has none. */
export const findPortrait = (key: SeriesKey) => portraits[`./${key}/art/portrait.ts`]
