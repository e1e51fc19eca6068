/** The key of `meta` that names the series or novel of a row, by table. */
const SERIES_FIELDS: Partial<Record<string, string>> = { posts_episodes: 'series', posts_chapters: 'novel' }

/** Returns the fields that a table requires besides the title: serial works need a series and a number. */
export function requiredFields(table: string, number: number): { meta?: Record<string, unknown> } {
  const field = SERIES_FIELDS[table]
  return field ? { meta: { [field]: 'tls', number } } : {}
}

/** Returns an SQL expression for that `meta`, with the number from another expression. */
export function requiredMeta(table: string, number: string): string {
  const field = SERIES_FIELDS[table]
  return field ? `jsonb_build_object('${field}', 'tls', 'number', ${number})` : 'null::jsonb'
}
