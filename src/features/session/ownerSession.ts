import { ADMIN_STORAGE_KEY } from '@/config/constants'
import { logger } from '@/lib/logger'
import { localSafeStorage } from '@/lib/storage/safeStorage'
import { useAdminSession } from '@/stores/adminSession'
import { hasOwnerToken } from '@/supabase/ownerToken'
import { watchAdminSession } from './watchAdminSession'

let isWatching = false

/**
 * Starts watching the admin session until the tab closes. When it ends anywhere, the server session ends too.
 */
export function watchOwnerSession() {
  if (isWatching) return
  isWatching = true
  watchAdminSession(endOwnerSession)
}

/** Returns whether the owner is logged in now. Ends a session that has expired. */
export function isOwnerLoggedIn(): boolean {
  return useAdminSession.getState().check(Date.now())
}

/**
 * Returns whether the login is in `localStorage`. If storage is blocked or full, the login lasts only for
 * this document.
 */
export function isLoginStored(): boolean {
  const login = localSafeStorage.get(ADMIN_STORAGE_KEY)
  return login !== null && localSafeStorage.set(ADMIN_STORAGE_KEY, login)
}

/** Loads the Supabase client only if there is a server session to end. */
function endOwnerSession() {
  if (!hasOwnerToken()) return
  import('@/supabase/ownerClient').then(
    ({ signOutOwner }) => signOutOwner(),
    (error: unknown) => logger.warn('The session on the server could not be ended.', error),
  )
}
