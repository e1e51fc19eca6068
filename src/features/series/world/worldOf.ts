import type { SeriesKey } from '@/content/series'
import { worlds } from '@/content/world/worlds'
import { lazyModule } from '@/lib/lazyModule'

const modules = {
  tls: lazyModule('world/tls', worlds.tls),
  they: lazyModule('world/they', worlds.they),
  some: lazyModule('world/some', worlds.some),
}

/** The world of a series, asked for once; a failed one is asked for again. */
export const worldOf = (series: SeriesKey) => modules[series]
