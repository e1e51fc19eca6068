import { type ComponentType, useEffect } from 'react'
import { lazyModule, reloadTab } from '@/lib/lazyModule'
import { forgetReload } from '@/lib/reloadOnce'
import { lazyComponent } from '@/ui/lazyPart'
import type { PageLoader } from './site/pageModules'

export interface PreloadablePage {
  Page: ComponentType
  /** Brings the file; a page rendered afterwards is there in its first render, without a fallback. */
  preload: () => Promise<void>
}

/**
 * A lazily loaded page. When its file fails to load the tab is reloaded once, with the page still on its way;
 * otherwise rendering it throws a `ChunkLoadError`.
 */
export function preloadable(path: string, load: PageLoader): PreloadablePage {
  const page = lazyModule(path, load, reloadTab)
  const Content = lazyComponent(page)
  function Page() {
    useEffect(() => forgetReload(path), [])
    return <Content />
  }
  return { Page, preload: async () => void (await page.load()) }
}
