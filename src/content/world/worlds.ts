import type { SeriesKey } from '../series'
import type { World } from './world'

/** Loads a series' world; no page brings it before it is looked at. */
export const worlds: Record<SeriesKey, () => Promise<{ default: World }>> = {
  tls: () => import('./tls'),
  they: () => import('./they'),
  some: () => import('./some'),
}
