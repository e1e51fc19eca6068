import { useLocation } from 'react-router-dom'
import { app } from '#messages/app'
import { common } from '#messages/common'
import { ChunkLoadError } from '@/lib/browser/chunkLoadError'
import { ButtonLink } from '@/ui/Button'
import { ErrorFallback } from '@/ui/ErrorFallback'
import { ArrowIcon } from '@/ui/icons'
import { LazyOfflinePages } from '@/ui/LazyOfflinePages'
import { PageHead } from '@/ui/PageHead'

/** Replaces a page whose file failed to load (offline, a new deployment) or that failed to render. */
export function PageErrorFallback({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const retry = error instanceof ChunkLoadError ? undefined : onRetry
  const { pathname } = useLocation()
  return (
    <>
      <PageHead title={app.pageFailed} path={pathname} noindex />
      <ErrorFallback
        scope="page"
        label={app.thisPage}
        error={error}
        onRetry={retry}
        below={<LazyOfflinePages />}
      >
        <ButtonLink to="/" icon={<ArrowIcon />}>
          {common.home}
        </ButtonLink>
      </ErrorFallback>
    </>
  )
}
