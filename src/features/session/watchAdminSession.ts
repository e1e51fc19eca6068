import { ADMIN_RECHECK_INTERVAL_MS, ADMIN_SESSION_LIFETIME_MS, ADMIN_STORAGE_KEY } from '@/config/constants'
import { useAdminSession } from '@/stores/adminSession'

/**
 * `setTimeout` takes at most 2^31 - 1 ms, which is more than a day. The margin makes sure the session has
 * expired.
 */
const EXPIRY_MARGIN_MS = 50

/**
 * Watches the admin session. Checks it now, on focus, when the tab becomes visible, when another tab writes,
 * every 24 hours and when it expires. Calls `onEnd` once per end, and immediately if nobody is logged in.
 * Returns a function that stops watching.
 */
export function watchAdminSession(onEnd: () => void): () => void {
  const store = useAdminSession
  let endTimer: ReturnType<typeof setTimeout> | undefined

  function check() {
    // Another tab may have logged out, or the stored value may have been edited, so the storage is read
    // again.
    void store.persist.rehydrate()
    store.getState().check(Date.now())
    scheduleEndCheck()
  }

  function scheduleEndCheck() {
    clearTimeout(endTimer)
    const { isLoggedIn, loginTime } = store.getState()
    if (!isLoggedIn || loginTime === null) return
    endTimer = setTimeout(check, loginTime + ADMIN_SESSION_LIFETIME_MS - Date.now() + EXPIRY_MARGIN_MS)
  }

  function onStorage(event: StorageEvent) {
    if (event.key === ADMIN_STORAGE_KEY || event.key === null) check()
  }
  function onVisible() {
    if (document.visibilityState === 'visible') check()
  }

  const unsubscribe = store.subscribe((now, before) => {
    if (before.isLoggedIn && !now.isLoggedIn) onEnd()
    // Does not call `check`: the store notifies before it has written the login.
    if (!before.isLoggedIn && now.isLoggedIn) scheduleEndCheck()
  })
  const interval = setInterval(check, ADMIN_RECHECK_INTERVAL_MS)
  window.addEventListener('focus', check)
  window.addEventListener('storage', onStorage)
  document.addEventListener('visibilitychange', onVisible)
  const wasLoggedIn = store.getState().isLoggedIn
  check()
  if (!wasLoggedIn) onEnd()

  return () => {
    unsubscribe()
    clearInterval(interval)
    clearTimeout(endTimer)
    window.removeEventListener('focus', check)
    window.removeEventListener('storage', onStorage)
    document.removeEventListener('visibilitychange', onVisible)
  }
}
