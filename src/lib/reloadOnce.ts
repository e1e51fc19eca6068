import { type SafeStorage, sessionSafeStorage } from './safeStorage'

/** Where the guard against reload loops lives for the tab's life: the page whose file was missing. */
const RELOAD_KEY = 'blank-page:reloaded-for'

interface Circumstances {
  storage?: SafeStorage
  online?: boolean
  /** Resolves when the site has answered, whatever it said. */
  reach?: () => Promise<unknown>
  reload?: () => void
}

const askForThisPage = () => fetch(window.location.href, { method: 'HEAD', cache: 'no-store' })

/**
 * Reloads the tab once because a page's file could not be loaded, as after a deployment; false when that was tried
 * already, when it would only show the browser's own error page because the site is out of reach, or when no guard can
 * be kept (decisions §7, §10.11).
 */
export async function reloadOnce(
  page: string,
  {
    storage = sessionSafeStorage,
    online = navigator.onLine,
    reach = askForThisPage,
    reload = () => window.location.reload(),
  }: Circumstances = {},
): Promise<boolean> {
  if (!online || storage.get(RELOAD_KEY) === page) return false
  try {
    await reach()
  } catch {
    return false
  }
  if (!storage.set(RELOAD_KEY, page)) return false
  reload()
  return true
}

/** The page has come: its next failure may reload again. */
export function forgetReload(page: string, storage: SafeStorage = sessionSafeStorage) {
  if (storage.get(RELOAD_KEY) === page) storage.remove(RELOAD_KEY)
}
