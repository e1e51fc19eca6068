import type { Kept } from './rules'

/** The site's own time to answer before what is kept takes its place, in s. */
export const PATIENCE_S = 3

const DAYS_30_S = 30 * 24 * 60 * 60

interface Limit {
  /** The entries that are used least recently go first. */
  maxEntries: number
  maxAgeSeconds?: number
}

/** How much is kept and how long. Assets never grow old: their names change with what they hold. */
export const LIMITS: Readonly<Record<Kept, Limit>> = {
  pages: { maxEntries: 60, maxAgeSeconds: DAYS_30_S },
  assets: { maxEntries: 400 },
  files: { maxEntries: 40, maxAgeSeconds: DAYS_30_S },
  rows: { maxEntries: 120, maxAgeSeconds: DAYS_30_S },
  pictures: { maxEntries: 200, maxAgeSeconds: DAYS_30_S },
}
