import { useEffect } from 'react'
import { ADMIN_STORAGE_KEY } from '@/config/constants'
import { logger } from '@/lib/logger'
import { localSafeStorage } from '@/lib/storage/safeStorage'
import { hasOwnerToken } from '@/supabase/ownerToken'

/**
 * Mounted once for the whole site. Loads the admin session watch only if this browser stores a login or an
 * owner token, or once another tab stores one. Visitors load nothing. The admin starts the watch itself.
 */
export function useAdminSessionWatch() {
  useEffect(() => {
    window.addEventListener('storage', watchIfOwner)
    window.addEventListener('focus', watchIfOwner)
    watchIfOwner()
    return () => {
      window.removeEventListener('storage', watchIfOwner)
      window.removeEventListener('focus', watchIfOwner)
    }
  }, [])
}

function watchIfOwner() {
  if (localSafeStorage.get(ADMIN_STORAGE_KEY) === null && !hasOwnerToken()) return
  import('./ownerSession').then(
    ({ watchOwnerSession }) => watchOwnerSession(),
    (error: unknown) => logger.warn('The login cannot be watched.', error),
  )
}
