import type { ComponentType } from 'react'
import { pageFileOf } from '@/content/pages'
import { logger } from '@/lib/logger'

export interface PageModule {
  default: ComponentType
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
