import { Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { loadingOverlay } from '@/stores/overlay'
import { ErrorBoundary } from '@/ui/ErrorBoundary'
import { PageFault } from '../PageFault'
import type { PageRoute } from './pages'

/**
 * One page in the layout: the overlay covers it while it comes, a fault stays inside it, and on a detail with that
 * one item. A new page is a new slot (give it the route as `key`), so that nothing of the one before it is waited for.
 */
export function PageSlot({ page }: { page: Pick<PageRoute, 'path' | 'current' | 'renew'> }) {
  const [Page] = useState(page.current)
  useLayoutEffect(() => loadingOverlay().pageMounted(), [])
  const { pathname } = useLocation()
  return (
    <ErrorBoundary name={page.path} resetKey={pathname} fallback={faultInPlace} onError={page.renew}>
      <Suspense fallback={null}>
        <Page />
        <PageReady />
      </Suspense>
    </ErrorBoundary>
  )
}

function faultInPlace(error: unknown, onRetry: () => void) {
  return (
    <>
      <PageFault error={error} onRetry={onRetry} />
      <PageReady />
    </>
  )
}

/** Mounted together with the page: lets the overlay leave. */
function PageReady() {
  useEffect(() => loadingOverlay().pageReady(), [])
  return null
}
