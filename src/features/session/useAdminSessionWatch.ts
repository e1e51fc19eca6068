import { useEffect } from 'react'
import { hasOwnerToken } from '@/data/ownerToken'
import { logger } from '@/lib/logger'
import { watchAdminSession } from './sessionWatch'

/** Mounted once for the whole site: an admin session that ends anywhere takes the server's session with it. */
export function useAdminSessionWatch() {
  useEffect(() => watchAdminSession(endOwnerSession), [])
}

/** The client is loaded only where there is a session to end, so visitors load nothing. */
function endOwnerSession() {
  if (!hasOwnerToken()) return
  import('@/data/ownerClient').then(
    ({ signOutOwner }) => signOutOwner(),
    (error: unknown) => logger.warn('서버의 세션을 끝내지 못했습니다.', error),
  )
}
