import { seriesKeys } from '.'
import { byFolder } from '../byFolder'

type Cast = Readonly<Record<string, string>>

const modules = byFolder(import.meta.glob<Cast>('@content/series/*/cast.ts', { eager: true, import: 'cast' }))

/** Returns the names of a series' characters by slug. Undefined if the series has no `cast.ts`. */
export const castOf = (key: string): Cast | undefined => modules[key]

/** Names of the characters of each series by slug, in the order of the series. */
export const casts: readonly Cast[] = seriesKeys.map(castOf).filter((cast) => cast !== undefined)
