import type { SeriesKey } from '../series'
import type { Transcripts } from './transcript'

/** Loads the transcripts of a series' pictures. They are loaded when a picture is opened. */
export const transcripts: Record<SeriesKey, () => Promise<{ default: Transcripts }>> = {
  tls: () => import('./tls'),
  they: () => import('./they'),
  some: () => import('./some'),
}
