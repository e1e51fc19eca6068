import { type SafeStorage, sessionSafeStorage } from '@/lib/safeStorage'

/** Where the guard against reload loops lives for the tab's life: the page whose file was missing. */
export const RELOAD_KEY = 'blank-page:reloaded-for'

interface Circumstances {
  storage?: SafeStorage
  online?: boolean
  reload?: () => void
}

/**
 * Reloads the tab once because a page's file could not be loaded, as after a deployment; false when that was tried
 * already, when it would only show the browser's offline page, or when no guard can be kept (decisions §7, §10.11).
 */
export function reloadOnce(
  page: string,
  {
    storage = sessionSafeStorage,
    online = navigator.onLine,
    reload = () => window.location.reload(),
  }: Circumstances = {},
): boolean {
  if (!online || storage.get(RELOAD_KEY) === page) return false
  if (!storage.set(RELOAD_KEY, page)) return false
  reload()
  return true
}

/** A page has come: the next failure may try again. */
export function forgetReload(storage: SafeStorage = sessionSafeStorage) {
  if (storage.get(RELOAD_KEY) !== null) storage.remove(RELOAD_KEY)
}
