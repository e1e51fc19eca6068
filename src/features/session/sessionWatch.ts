import { ADMIN_RECHECK_INTERVAL_MS, ADMIN_SESSION_LIFETIME_MS, ADMIN_STORAGE_KEY } from '@/config/constants'
import { useAdminSession } from '@/stores/adminSession'

/** Timers of browsers hold 32 bits of milliseconds, a day fits; a little later than the end is still the end. */
const JUST_AFTER_MS = 50

/**
 * Keeps the session honest while the page lives (specification §4, decisions §3): checks now, on focus, when another tab
 * writes, every 24 hours and at the moment it ends. `onEnd` is told once per end, and at once when there is none to
 * begin with. Returns the way to stop.
 */
export function watchAdminSession(onEnd: () => void): () => void {
  const store = useAdminSession
  let end: ReturnType<typeof setTimeout> | undefined

  function check() {
    // Another tab may have logged out, or somebody edited the value: the storage is asked, not this tab's memory.
    void store.persist.rehydrate()
    store.getState().check(Date.now())
    awaitEnd()
  }

  function awaitEnd() {
    clearTimeout(end)
    const { isLoggedIn, loginTime } = store.getState()
    if (!isLoggedIn || loginTime === null) return
    end = setTimeout(check, loginTime + ADMIN_SESSION_LIFETIME_MS - Date.now() + JUST_AFTER_MS)
  }

  function onStorage(event: StorageEvent) {
    if (event.key === ADMIN_STORAGE_KEY || event.key === null) check()
  }
  function onVisible() {
    if (document.visibilityState === 'visible') check()
  }

  const unsubscribe = store.subscribe((now, before) => {
    if (before.isLoggedIn && !now.isLoggedIn) onEnd()
    // Not `check`: the store tells of a login before it has written it.
    if (!before.isLoggedIn && now.isLoggedIn) awaitEnd()
  })
  const interval = setInterval(check, ADMIN_RECHECK_INTERVAL_MS)
  window.addEventListener('focus', check)
  window.addEventListener('storage', onStorage)
  document.addEventListener('visibilitychange', onVisible)
  const begunLoggedIn = store.getState().isLoggedIn
  check()
  if (!begunLoggedIn) onEnd()

  return () => {
    unsubscribe()
    clearInterval(interval)
    clearTimeout(end)
    window.removeEventListener('focus', check)
    window.removeEventListener('storage', onStorage)
    document.removeEventListener('visibilitychange', onVisible)
  }
}
