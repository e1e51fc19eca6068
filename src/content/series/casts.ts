import { seriesKeys } from '.'
import { byFolder } from '../byFolder'
import { ownLanguage } from '../languages'
import { localized, type Translated } from '../localized'

/** Names of a series' characters by slug: `cast.ts` in its folder. */
export type Cast = Readonly<Record<string, string | Translated>>

const modules = byFolder(
  import.meta.glob<Cast | undefined>('@content/series/*/cast.ts', { eager: true, import: 'cast' }),
)

const namesInRows = (cast: Cast): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(cast).map(([slug, name]) => [slug, localized(name, ownLanguage)]))

/**
 * Returns the names of a series' characters by slug, in the site's own language, as rows have them. Undefined if the series has no
 * `cast.ts`.
 */
export function castOf(key: string): ReturnType<typeof namesInRows> | undefined {
  const cast = modules[key]
  return cast && namesInRows(cast)
}

/** Names of the characters of each series by slug, in the order of the series. */
export const casts = seriesKeys.map(castOf).filter((cast) => cast !== undefined)
