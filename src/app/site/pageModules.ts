import type { ComponentType } from 'react'
import { pageFileOf } from '@/content/pages'
import { logger } from '@/lib/logger'

export interface PageModule {
  default: ComponentType
}
export type PageLoader = () => Promise<PageModule>

/** Every page file, by its path below `src/pages` without the ending: `about/Profile`, `gallery/x100vi/view`. */
const files = import.meta.glob<PageModule>(['../../pages/**/*.tsx', '!../../pages/novel/more/**'])

/**
 * The loader of a route's page. A missing file is logged as the contract says and shows the not-found page
 * (specification §8).
 */
export function pageLoader(path: string, modules: Record<string, PageLoader> = files): PageLoader {
  const file = `../../pages/${pageFileOf(path)}.tsx`
  const load = modules[file]
  if (load) return load
  logger.warn('페이지 로드 실패:', file)
  return () => import('../../pages/NotFound')
}
