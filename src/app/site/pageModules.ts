import { type ComponentType, createElement } from 'react'
import { pageFileOf, pagesByPath } from '@/content/pages'
import type { SeriesKey } from '@/content/series'
import { loadWebtoon } from '@/content/series/loadWebtoon'
import { logger } from '@/lib/logger'
import type { PageFrame } from '@/stores/pageFrame'

/** Props of every page. */
export interface PageProps {
  /** The page's route pattern, which tells apart pages that share a file. */
  route: string
}

interface PageModule {
  default: ComponentType<PageProps>
  /** The page's frame, or a function that returns it for a route if several routes share the file. */
  frame?: PageFrame | ((route: string) => PageFrame)
}
export type PageLoader = () => Promise<PageModule>

/** Loaders of all page files without content of their own, by relative path. */
const files = import.meta.glob<PageModule>([
  '../../pages/**/*.tsx',
  '!../../pages/novel/more/**',
  '!../../pages/webtoon/Webtoon.tsx',
])

/** Loads the page of a series. Its file and its content are requested together. */
async function loadSeriesPage(key: SeriesKey): Promise<PageModule> {
  const [{ default: Webtoon, frame }, work] = await Promise.all([
    import('../../pages/webtoon/Webtoon'),
    loadWebtoon(key),
  ])
  return { default: () => createElement(Webtoon, { work }), frame }
}

/** Returns the loader of a route's page. A missing file is logged, and the not-found page is loaded instead. */
export function pageLoader(path: string, modules: Record<string, PageLoader> = files): PageLoader {
  const subject = pagesByPath.get(path)?.subject
  if (subject?.kind === 'webtoon') return () => loadSeriesPage(subject.key)
  const file = `../../pages/${pageFileOf(path)}.tsx`
  const load = modules[file]
  if (load) return load
  logger.warn('There is no such page:', file)
  return () => import('../../pages/NotFound')
}
