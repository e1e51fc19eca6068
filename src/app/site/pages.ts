import { matchRoutes } from 'react-router-dom'
import { publicRoutes } from '@/content/pages'
import { logger } from '@/lib/logger'
import { registerPagePreloader } from '@/stores/pagePreloader'
import { pageLoader } from './pageModules'
import type { LazyComponent } from '@/ui/lazyPart'
import { lazyPage } from '../lazyPage'

export interface PageRoute extends LazyComponent<object> {
  /** The router's pattern; letter case makes no difference to it. */
  path: string
}

/** Every public page, and the one for lost visitors (specification §2). */
export const pages: readonly PageRoute[] = [
  ...publicRoutes().map((path) => ({ path, ...lazyPage(path, pageLoader(path)) })),
  { path: '*', ...lazyPage('*', () => import('../../pages/NotFound')) },
]

const routes = pages.map((page) => ({ path: page.path, page }))

/**
 * Brings the file of the page at a path, before it is rendered or because the visitor is about to go there; says whether
 * it has come. Never rejects: the page itself will say so.
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
