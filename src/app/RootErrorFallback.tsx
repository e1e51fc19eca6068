import { useEffect } from 'react'
import { app } from '#messages/app'
import { common } from '#messages/common'
import { routeUrl } from '@/config/base'
import { loadingOverlay } from '@/stores/overlay'
import { buttonClass } from '@/ui/Button'
import { ErrorFallback } from '@/ui/ErrorFallback'

/**
 * Replaces the whole app if its root module failed to load or no inner boundary caught a render error. The link to the home page
 * is a plain one, so it works without the router.
 */
export function RootErrorFallback({ error }: { error: unknown }) {
  useEffect(() => loadingOverlay().pageReady(), [])
  return (
    <main id="main" data-theme="paper">
      <ErrorFallback scope="page" label={app.thisPage} error={error}>
        <a href={routeUrl('/')} className={buttonClass({})}>
          {common.home}
        </a>
      </ErrorFallback>
    </main>
  )
}

/** Fallback for the error boundary around a React root. */
export const renderRootErrorFallback = (error: unknown) => <RootErrorFallback error={error} />
