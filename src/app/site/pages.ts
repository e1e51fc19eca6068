import { matchRoutes } from 'react-router-dom'
import { publicRoutes } from '@/content/pages'
import { logger } from '@/lib/logger'
import { registerPagePreloader } from '@/stores/pagePreloader'
import { pageLoader, type PageProps } from './pageModules'
import type { LazyComponent } from '@/ui/lazyPart'
import { lazyPage } from '../lazyPage'

export interface PageRoute extends LazyComponent<PageProps> {
  /** Route pattern; matching ignores letter case. */
  path: string
}

/** All public pages and the not-found page. */
export const pages: readonly PageRoute[] = [
  ...publicRoutes().map((path) => ({ path, ...lazyPage(path, pageLoader(path)) })),
  { path: '*', ...lazyPage('*', () => import('../../pages/NotFound')) },
]

const routes = pages.map((page) => ({ path: page.path, page }))

/**
 * Loads the module of the page at a path ahead of rendering. Resolves to false if it fails and never rejects: the page itself
 * shows the error.
 */
export async function preloadPage(pathname: string): Promise<boolean> {
  const match = matchRoutes(routes, pathname)?.at(-1)
  try {
    await match?.route.page.preload()
    return true
  } catch (error) {
    logger.info('페이지를 미리 받지 못했습니다:', pathname, error)
    return false
  }
}

registerPagePreloader(preloadPage)
