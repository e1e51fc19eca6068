import type { SeriesKey } from '.'
import type { SeriesWorld } from './seriesWorld'
import type { Transcripts } from './transcript'

const worlds = import.meta.glob<{ default: SeriesWorld }>('./*/world.ts')
const transcripts = import.meta.glob<{ default: Transcripts }>('./*/transcripts.ts')

/** Returns the loader of a series' relationship map, or undefined if it has none. */
export const findWorldLoader = (key: SeriesKey) => worlds[`./${key}/world.ts`]

/** Returns the loader of the transcripts of a series' pictures, or undefined if it has none. */
export const findTranscriptsLoader = (key: SeriesKey) => transcripts[`./${key}/transcripts.ts`]
