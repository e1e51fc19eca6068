import { forgetReload, reloadOnce } from '@/lib/browser/reloadOnce'
import { lazyComponent, type LazyComponent } from '@/ui/lazyPart'
import type { PageLoader } from './site/pageModules'

/** A lazily loaded page. If its file fails to load while the page is opened, the tab is reloaded once. */
export function lazyPage(path: string, load: PageLoader): LazyComponent<object> {
  const loadPage = async () => {
    const module = await load()
    if (!import.meta.env.SSR) forgetReload(path)
    return module
  }
  return lazyComponent(loadPage, () => reloadOnce(path))
}
