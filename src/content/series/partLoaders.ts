import type { SeriesKey } from '.'
import { byFolder } from '../byFolder'
import type { SeriesWorld } from './seriesWorld'
import type { Transcripts } from './transcript'

const worlds = byFolder(import.meta.glob<{ default: SeriesWorld }>('@content/series/*/world.ts'))
const transcripts = byFolder(import.meta.glob<{ default: Transcripts }>('@content/series/*/transcripts.ts'))

/** Returns the loader of a series' relationship map, or undefined if it has none. */
export const findWorldLoader = (key: SeriesKey) => worlds[key]

/** Returns the loader of the transcripts of a series' pictures, or undefined if it has none. */
export const findTranscriptsLoader = (key: SeriesKey) => transcripts[key]
