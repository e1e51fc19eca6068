import { byFolder } from '../byFolder'
import { publicSeries } from '../publicContent'
import type { Webtoon, WebtoonTexts } from './webtoon'

const pages = byFolder(
  import.meta.glob<WebtoonTexts>('@content/series/*/page.ts', { eager: true, import: 'default' }),
)

/** The series of the site with the contents of their pages, for the build. Pages of the site load one with `loadWebtoon`. */
export const webtoons: readonly Webtoon[] = publicSeries.flatMap((entry) => {
  const texts = pages[entry.key]
  return texts ? [{ ...entry, ...texts }] : []
})
