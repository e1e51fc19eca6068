import { Suspense, useEffect, useState } from 'react'
import { withBase } from '@/config/base'
import { paths } from '@/config/paths'
import { isOwnerLoggedIn, watchOwner } from '@/features/session/ownerWatch'
import { workFinished } from '@/lib/unfinishedWork'
import { useAdminSession } from '@/stores/adminSession'
import { ErrorBoundary } from '@/ui/ErrorBoundary'
import { preloadable } from '../preloadable'
import { rootFault } from '../rootFault'
import { useDocumentWorld } from '../useDocumentWorld'
import { AdminChecking } from './AdminChecking'

const { Page: Desk } = preloadable('/admin/*', () => import('./Desk'))

/**
 * The guard of every admin route (specification §4, §8): checks the session on mount, then loads the desk's own chunks;
 * without a session, from the start or suddenly, it goes home. Nothing of the desk is asked for, let alone shown, before.
 */
export default function DeskRoot() {
  const isLoggedIn = useAdminSession((session) => session.isLoggedIn)
  const [checked, setChecked] = useState(false)
  useDocumentWorld('admin')

  useEffect(() => {
    watchOwner()
    isOwnerLoggedIn()
    // oxlint-disable-next-line react/set-state-in-effect -- the check needs the clock, which a render may not read
    setChecked(true)
  }, [])

  if (!checked) return <AdminChecking />
  if (!isLoggedIn) return <GoHome />
  return (
    <ErrorBoundary name="desk" fallback={rootFault}>
      <Suspense fallback={<AdminChecking />}>
        <Desk />
      </Suspense>
    </ErrorBoundary>
  )
}

/** Home is another document: what the desk was still keeping is kept before this one goes. */
function GoHome() {
  useEffect(() => {
    const go = async () => {
      await workFinished()
      window.location.replace(withBase(paths.home))
    }
    void go()
  }, [])
  return <AdminChecking />
}
