import { seriesKeys } from '.'

type Cast = Readonly<Record<string, string>>

const modules = import.meta.glob<Cast>('./*/cast.ts', { eager: true, import: 'cast' })

/** Names of the characters of each series by slug, in the order of the series. */
export const casts: readonly Cast[] = seriesKeys
  .map((key) => modules[`./${key}/cast.ts`])
  .filter((cast) => cast !== undefined)
