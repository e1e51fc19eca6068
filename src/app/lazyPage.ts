import type { ComponentType } from 'react'
import { clearReloadGuard, reloadOnce } from '@/lib/browser/reloadOnce'
import { lazyComponent, type LazyComponent } from '@/ui/lazyPart'

/** Creates a lazily loaded page. If its file fails to load, the tab is reloaded once: a deployment may have replaced the file. */
export function lazyPage<Props extends object>(
  path: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyComponent<Props> {
  const loadPage = async () => {
    const module = await load()
    if (!import.meta.env.SSR) clearReloadGuard(path)
    return module
  }
  return lazyComponent(loadPage, () => reloadOnce(path))
}
