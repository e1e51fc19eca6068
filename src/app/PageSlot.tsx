import { type ComponentType, Suspense, useEffect, useLayoutEffect } from 'react'
import { tellOverlay } from '@/features/loading/overlayStore'
import { ErrorBoundary } from '@/ui/ErrorBoundary'
import { forgetReload } from './chunkReload'
import { PageFault } from './PageFault'

/**
 * One page in the layout: the overlay covers it while it comes, a fault stays inside it. A new page is a new slot
 * (give it the route as `key`), so that nothing of the one before it is waited for.
 */
export function PageSlot({ path, Page }: { path: string; Page: ComponentType }) {
  useLayoutEffect(() => tellOverlay('page-mounted'), [])
  return (
    <ErrorBoundary name={path} fallback={faultInPlace}>
      <Suspense fallback={null}>
        <Page />
        <PageReady onReady={forgetReload} />
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

/** Mounted together with the page: tells the overlay that it may leave. */
function PageReady({ onReady }: { onReady?: () => void }) {
  useEffect(() => {
    tellOverlay('page-ready')
    onReady?.()
  }, [onReady])
  return null
}
