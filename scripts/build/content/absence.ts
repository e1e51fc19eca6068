import { paths } from '@/config/paths'
import { galleries } from '@/content/galleryRegistry'
import { receiptPage, rightsPage, storyFiles } from '@/content/menuEntries'
import { novelEntries, storyTabs } from '@/content/novels'
import { allNovels } from '@/content/novels/novels'
import { furtherPages, isPublic, menu, pageFileOf, pagesByPath, publicRoutes } from '@/content/pages'
import { publicGalleries, publicSeries } from '@/content/publicContent'
import { webtoonSeries } from '@/content/series'
// Finds content that no page of the site shows. Reads the site's content: load it through Vite.
import { home, navigation } from '@content/navigation'

/** Content that the build leaves out. */
export interface Absence {
  /** Files below `src/pages`. */
  pages: string[]
  /** Folders of series and novels in the content's folder, with a slash at the end. */
  folders: string[]
  /** Exports of the content's modules without the texts that no page shows, by file. */
  modules: Record<string, Record<string, object>>
}

const absentOf = (all: readonly { key: string }[], present: readonly { key: string }[]) =>
  all.map(({ key }) => key).filter((key) => !present.some((each) => each.key === key))

/** A gallery that no page shows keeps its table and its uploads. */
const withoutTexts = (gallery: (typeof galleries)[number]) => ({
  ...gallery,
  label: '',
  title: '',
  line: ['', ''],
  description: '',
  path: '',
  detailPath: '',
  menu: { name: '', nameEn: '', visible: false },
})

/** Replaces the items whose keys are absent. Rows may have the keys. */
const replaceAbsent = <Item extends { key: string }>(
  all: readonly Item[],
  absent: readonly string[],
  replace: (item: Item) => object,
) => all.map((item) => (absent.includes(item.key) ? replace(item) : item))

const withoutTitle = ({ key }: { key: string }) => ({ key, title: '', nameEn: '', path: '', visible: false })

/** Returns what the build leaves out. Null if every page is public. */
export function findAbsence(): Absence | null {
  const shown = [...menu, ...furtherPages]
  if (JSON.stringify(shown) === JSON.stringify([...navigation, rightsPage, receiptPage])) return null
  const tabs = storyTabs.map(({ layout }) => storyFiles[layout])
  const used = publicRoutes().flatMap((route) => [
    pageFileOf(route),
    ...(pagesByPath.get(route)?.lazyFiles ?? []),
  ])
  const pages = Object.keys(import.meta.glob('/src/pages/**/*.tsx')).map((file) =>
    file.slice('/src/pages/'.length),
  )
  const series = absentOf(webtoonSeries, publicSeries)
  const novels = absentOf(novelEntries, allNovels)
  const absentGalleries = absentOf(galleries, publicGalleries)
  return {
    pages: pages.filter((page) => ![...used, ...tabs, 'NotFound'].includes(page.replace(/\.tsx$/, ''))),
    folders: [...series.map((key) => `series/${key}/`), ...novels.map((key) => `novels/${key}/`)],
    modules: {
      'navigation.ts': { home, navigation: menu },
      ...(!isPublic(paths.inquiry) && { 'inquiry.ts': { inquiry: { terms: [] } } }),
      'galleries.ts': { galleries: replaceAbsent(galleries, absentGalleries, withoutTexts) },
      'series/index.ts': { series: replaceAbsent(webtoonSeries, series, withoutTitle) },
      'novels/index.ts': { novels: replaceAbsent(novelEntries, novels, withoutTitle) },
    },
  }
}
