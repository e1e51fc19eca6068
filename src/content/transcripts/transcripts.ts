import type { SeriesKey } from '../series'
import type { Transcripts } from './transcript'

/** Loads the scripts of a series' pictures; a visitor has them once a picture is open. */
export const transcripts: Record<SeriesKey, () => Promise<{ default: Transcripts }>> = {
  tls: () => import('./tls'),
  they: () => import('./they'),
  some: () => import('./some'),
}
