import { useEffect } from 'react'
import { withBase } from '@/config/base'
import { loadingOverlay } from '@/stores/overlay'
import { buttonClass } from '@/ui/Button'
import { FaultView } from '@/ui/FaultView'

/**
 * Replaces everything when a root's file did not load, or when no inner boundary caught a render error. Its link home is an
 * ordinary one, so it needs no script.
 */
export function RootFault({ error }: { error: unknown }) {
  useEffect(() => loadingOverlay().pageReady(), [])
  return (
    <main id="main" data-world="paper">
      <FaultView scope="page" what="이 페이지를" error={error}>
        <a href={withBase('/')} className={buttonClass({})}>
          처음으로
        </a>
      </FaultView>
    </main>
  )
}

/** For the boundary around a root. */
export const rootFault = (error: unknown) => <RootFault error={error} />
