import { findSeries, type SeriesKey } from '.'
import type { Webtoon, WebtoonTexts } from './webtoon'

const pages = import.meta.glob<{ default: WebtoonTexts }>('./*/page.ts')

/** Loads what the page of a series shows. Rejects if the series has no `page.ts`. */
export async function loadWebtoon(key: SeriesKey): Promise<Webtoon> {
  const entry = findSeries(key)
  const module = await pages[`./${key}/page.ts`]?.()
  if (!entry || !module) throw new Error(`src/content/series/${key} has no page.ts.`)
  return { ...entry, ...module.default }
}
