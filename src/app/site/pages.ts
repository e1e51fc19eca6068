import { matchRoutes } from 'react-router-dom'
import { publicRoutes } from '@/content/pages'
import { logger } from '@/lib/logger'
import { type PageFrame, setPageFrame } from '@/stores/pageFrame'
import { registerPagePreloader } from '@/stores/pagePreloader'
import type { LazyComponent } from '@/ui/lazyPart'
import { lazyPage } from '../lazyPage'
import { pageLoader, type PageLoader, type PageProps } from './pageModules'

export interface PageRoute extends LazyComponent<PageProps> {
  /** Route pattern; matching ignores letter case. */
  path: string
  /** Returns the frame that the page's module exports; undefined until it has loaded. */
  frame: () => PageFrame | undefined
}

function createPage(path: string, load: PageLoader): PageRoute {
  let frame: PageFrame | undefined
  const loadWithFrame = async () => {
    const module = await load()
    frame = typeof module.frame === 'function' ? module.frame(path) : module.frame
    return module
  }
  return { path, frame: () => frame, ...lazyPage(path, loadWithFrame) }
}

/** All public pages and the not-found page. */
export const pages: readonly PageRoute[] = [
  ...publicRoutes().map((path) => createPage(path, pageLoader(path))),
  createPage('*', () => import('../../pages/NotFound')),
]

const routes = pages.map((page) => ({ path: page.path, page }))

const matchPage = (pathname: string) => matchRoutes(routes, pathname)?.at(-1)?.route.page

/**
 * Loads the module of the page at a path ahead of rendering. Resolves to false if it fails and never rejects: the page itself
 * shows the error.
 */
export async function preloadPage(pathname: string): Promise<boolean> {
  try {
    await matchPage(pathname)?.preload()
    return true
  } catch (error) {
    logger.info('The page could not be preloaded:', pathname, error)
    return false
  }
}

/** Loads the document's first page and sets its frame, so that the layout's first render has it. Resolves like `preloadPage`. */
export async function loadFirstPage(pathname: string): Promise<boolean> {
  const isLoaded = await preloadPage(pathname)
  setPageFrame(matchPage(pathname)?.frame())
  return isLoaded
}

registerPagePreloader(preloadPage)
