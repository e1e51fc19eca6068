import { type ComponentType, lazy, useState } from 'react'
import { reloadOnce } from './chunkReload'
import type { PageLoader, PageModule } from './pageModules'

/** A page's file could not be loaded: not the page's own fault. */
export class PageLoadError extends Error {
  override name = 'PageLoadError'
}

export interface PreloadablePage {
  Page: ComponentType
  /** Brings the file; a page rendered afterwards is there in its first render, without a fallback. */
  preload: () => Promise<void>
}

/**
 * A lazily loaded page. When its file fails to load the tab is reloaded once, with the page still on its way;
 * otherwise rendering it throws a `PageLoadError`.
 */
export function preloadable(path: string, load: PageLoader): PreloadablePage {
  let loaded: ComponentType | undefined

  const bring = async (): Promise<PageModule> => {
    const module = await load()
    loaded = module.default
    return module
  }
  const bringOrReload = async (): Promise<PageModule> => {
    try {
      return await bring()
    } catch (cause) {
      if (reloadOnce(path)) return new Promise(() => {})
      throw new PageLoadError(`The page ${path} could not be loaded.`, { cause })
    }
  }
  const Lazy = lazy(bringOrReload)

  // Which of the two it is must not change while the page is mounted.
  function Page() {
    const [Component] = useState<ComponentType>(() => loaded ?? Lazy)
    return <Component />
  }
  return { Page, preload: async () => void (await bring()) }
}
