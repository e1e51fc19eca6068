import { useEffect } from 'react'
import { ADMIN_STORAGE_KEY } from '@/config/constants'
import { hasOwnerToken } from '@/supabase/ownerToken'
import { localSafeStorage } from '@/lib/storage/safeStorage'
import { logger } from '@/lib/logger'

/**
 * Mounted once for the whole site. The watch over the admin session is loaded where this browser holds something of
 * the owner's, or as soon as another tab brings it; visitors load nothing. The admin itself watches from its start.
 */
export function useAdminSessionWatch() {
  useEffect(() => {
    window.addEventListener('storage', watchOwnerIfAny)
    window.addEventListener('focus', watchOwnerIfAny)
    watchOwnerIfAny()
    return () => {
      window.removeEventListener('storage', watchOwnerIfAny)
      window.removeEventListener('focus', watchOwnerIfAny)
    }
  }, [])
}

function watchOwnerIfAny() {
  if (localSafeStorage.get(ADMIN_STORAGE_KEY) === null && !hasOwnerToken()) return
  import('./ownerWatch').then(
    ({ watchOwner }) => watchOwner(),
    (error: unknown) => logger.warn('로그인 상태를 지켜보지 못합니다.', error),
  )
}
