import { ADMIN_STORAGE_KEY } from '@/config/constants'
import { hasOwnerToken } from '@/supabase/ownerToken'
import { logger } from '@/lib/logger'
import { localSafeStorage } from '@/lib/storage/safeStorage'
import { useAdminSession } from '@/stores/adminSession'
import { watchAdminSession } from './sessionWatch'

let watching = false

/** From now on, as long as the tab lives, an admin session that ends anywhere takes the server's session with it. */
export function watchOwner() {
  if (watching) return
  watching = true
  watchAdminSession(endOwnerSession)
}

/** Whether the owner is logged in at this moment; a session that is too old ends here. */
export function isOwnerLoggedIn(): boolean {
  return useAdminSession.getState().check(Date.now())
}

/** Whether the next document will know of the login: a storage that is blocked or full keeps it in this one alone. */
export function isLoginKept(): boolean {
  const login = localSafeStorage.get(ADMIN_STORAGE_KEY)
  return login !== null && localSafeStorage.set(ADMIN_STORAGE_KEY, login)
}

/** The client is loaded only where there is a session to end. */
function endOwnerSession() {
  if (!hasOwnerToken()) return
  import('@/supabase/ownerClient').then(
    ({ signOutOwner }) => signOutOwner(),
    (error: unknown) => logger.warn('서버의 세션을 끝내지 못했습니다.', error),
  )
}
