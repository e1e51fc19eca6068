import type { SeriesKey } from '../series'
import type { SeriesWorld } from './seriesWorld'

/** Loads the relationship map of a series on demand. */
export const seriesWorlds: Record<SeriesKey, () => Promise<{ default: SeriesWorld }>> = {
  tls: () => import('./tls'),
  they: () => import('./they'),
  some: () => import('./some'),
}
