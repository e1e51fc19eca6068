import { sessionSafeStorage as storage } from '../storage/safeStorage'

/** Holds the path of the page whose missing file has reloaded the tab. */
const RELOAD_KEY = 'blank-page:reloaded-for'

/**
 * Reloads the tab after the file of the page at `path` failed to load, as it does after a deployment. Does not settle
 * while the tab reloads. Resolves if a reload would not help: it was tried before, the site cannot be reached, or
 * storage keeps no guard against reloading forever (decisions §7, §10.11).
 */
export async function reloadOnce(path: string, reload = () => window.location.reload()): Promise<void> {
  if (!navigator.onLine || storage.get(RELOAD_KEY) === path) return
  try {
    // Without an answer a reload would replace the site by the browser's own error page.
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' })
  } catch {
    return
  }
  if (!storage.set(RELOAD_KEY, path)) return
  reload()
  await new Promise(() => {})
}

/** The page's file has loaded: its next failure may reload the tab again. */
export function forgetReload(path: string) {
  if (storage.get(RELOAD_KEY) === path) storage.remove(RELOAD_KEY)
}
