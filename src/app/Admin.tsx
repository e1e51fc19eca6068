import { Suspense, useEffect, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { isOwnerLoggedIn, watchOwner } from '@/features/session/ownerWatch'
import { useAdminSession } from '@/stores/adminSession'
import { ErrorBoundary } from '@/ui/ErrorBoundary'
import { AdminChecking } from './AdminChecking'
import { PageFault } from './PageFault'
import { preloadable } from './preloadable'
import { useGround } from './useGround'

const { Page: Area } = preloadable('/admin', () => import('@/pages/admin/Area'))

/**
 * The guard of every admin route (specification §4, §8): checks the session on mount, then loads the admin's own chunks;
 * without a session it goes home. Nothing of the admin is asked for, let alone shown, before that.
 */
export default function Admin() {
  const isLoggedIn = useAdminSession((session) => session.isLoggedIn)
  const [checked, setChecked] = useState(false)
  useGround('admin')

  useEffect(() => {
    watchOwner()
    isOwnerLoggedIn()
    // oxlint-disable-next-line react/set-state-in-effect -- the check needs the clock, which a render may not read
    setChecked(true)
  }, [])

  if (!checked) return <AdminChecking />
  if (!isLoggedIn) return <Navigate to={paths.home} replace />
  return (
    <ErrorBoundary name="admin" fallback={faultInPlace}>
      <Suspense fallback={<AdminChecking />}>
        <Area />
      </Suspense>
    </ErrorBoundary>
  )
}

function faultInPlace(error: unknown, onRetry: () => void) {
  return (
    <main id="main" data-world="admin">
      <PageFault error={error} onRetry={onRetry} />
    </main>
  )
}
