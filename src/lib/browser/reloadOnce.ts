import { sessionSafeStorage as storage } from '../storage/safeStorage'

/** Session storage key with the path of the page for which the tab was reloaded. */
const RELOAD_KEY = 'blank-page:reloaded-for'

/**
 * Reloads the tab after the chunk of the page at `path` failed to load, which happens after a deployment. Does not settle
 * while the tab reloads. Resolves if a reload would not help: it was tried before, the site cannot be reached, or the
 * guard against endless reloads cannot be stored.
 */
export async function reloadOnce(path: string, reload = () => window.location.reload()): Promise<void> {
  if (!navigator.onLine || storage.get(RELOAD_KEY) === path) return
  try {
    // If the site is unreachable, a reload would replace it with the browser's error page.
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' })
  } catch {
    return
  }
  if (!storage.set(RELOAD_KEY, path)) return
  reload()
  await new Promise(() => {})
}

/** Allows another reload for the page at `path`; called when its chunk has loaded. */
export function clearReloadGuard(path: string) {
  if (storage.get(RELOAD_KEY) === path) storage.remove(RELOAD_KEY)
}
