import { findSeries, type SeriesKey } from '.'
import { byFolder } from '../byFolder'
import type { Webtoon, WebtoonTexts } from './webtoon'

const pages = byFolder(import.meta.glob<{ default: WebtoonTexts }>('@content/series/*/page.ts'))

/** Loads what the page of a series shows. Rejects if the series has no `page.ts`. */
export async function loadWebtoon(key: SeriesKey): Promise<Webtoon> {
  const entry = findSeries(key)
  const module = await pages[key]?.()
  if (!entry || !module) throw new Error(`The series ${key} has no page.ts.`)
  return { ...entry, ...module.default }
}
