// Finds content that no page of the site shows. Reads the site's content: load it through Vite.
import { galleries } from '@/content/galleryRegistry'
import { home, navigation } from '@content/navigation'
import { novelEntries } from '@/content/novels'
import { allNovels } from '@/content/novels/novels'
import { menu, pageFileOf, pagesByPath, publicRoutes } from '@/content/pages'
import { publicGalleries, publicSeries } from '@/content/publicContent'
import { webtoonSeries } from '@/content/series'

/** Content that the build leaves out, and the navigation without it. */
export interface Absence {
  /** Files below `src/pages`, without ending. */
  pages: string[]
  /** Keys of series and novels, which are the names of their folders. */
  series: string[]
  novels: string[]
  galleries: { absent: string[]; records: object }
  navigation: { home: object; navigation: object }
}

const keysOf = (items: readonly { key: string }[]) => items.map(({ key }) => key)
const without = (all: readonly string[], present: readonly string[]) =>
  all.filter((each) => !present.includes(each))

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

/** Returns what the build leaves out. Null if every entry of the navigation is public. */
export function findAbsence(): Absence | null {
  if (JSON.stringify(menu) === JSON.stringify(navigation)) return null
  const files = Object.keys(import.meta.glob('/src/pages/**/*.tsx')).map((file) =>
    file.replace(/^\/src\/pages\/(.*)\.tsx$/, '$1'),
  )
  const used = publicRoutes().flatMap((route) => [
    pageFileOf(route),
    ...(pagesByPath.get(route)?.lazyFiles ?? []),
  ])
  const absent = without(keysOf(galleries), keysOf(publicGalleries))
  return {
    pages: without(files, [...used, 'NotFound']),
    series: without(keysOf(webtoonSeries), keysOf(publicSeries)),
    novels: without(keysOf(novelEntries), keysOf(allNovels)),
    galleries: {
      absent,
      records: galleries.map((gallery) => (absent.includes(gallery.key) ? withoutTexts(gallery) : gallery)),
    },
    navigation: { home, navigation: menu },
  }
}
