/** Names of the characters of each series by slug, in the alphabetical order of the series' keys. */
export const casts: readonly Readonly<Record<string, string>>[] = Object.values(
  import.meta.glob<Readonly<Record<string, string>>>('./*/cast.ts', { eager: true, import: 'cast' }),
)
