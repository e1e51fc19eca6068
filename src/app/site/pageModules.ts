import type { ComponentType } from 'react'
import { pageFileOf } from '@/content/pages'
import { logger } from '@/lib/logger'

/** Props of every page. */
export interface PageProps {
  /** The page's route pattern, which tells apart pages that share a file. */
  route: string
}

interface PageModule {
  default: ComponentType<PageProps>
}
export type PageLoader = () => Promise<PageModule>

/** Loaders of all page files, by relative path. */
const files = import.meta.glob<PageModule>(['../../pages/**/*.tsx', '!../../pages/novel/more/**'])

/** Returns the loader of a route's page. A missing file is logged, and the not-found page is loaded instead. */
export function pageLoader(path: string, modules: Record<string, PageLoader> = files): PageLoader {
  const file = `../../pages/${pageFileOf(path)}.tsx`
  const load = modules[file]
  if (load) return load
  logger.warn('페이지 로드 실패:', file)
  return () => import('../../pages/NotFound')
}
