import type { ReactNode } from 'react'
import { common } from '#messages/common'
import { loadErrors } from '#messages/loadErrors'
import { ChunkLoadError } from '@/lib/browser/chunkLoadError'
import { Button } from './Button'
import { ErrorView, type ErrorViewProps } from './ErrorView'

interface Props extends Pick<ErrorViewProps, 'scope' | 'below'> {
  error: unknown
  /** The missing part, as the sentences of `loadErrors` have it. */
  label?: string
  /** Retries in place. Without it, the only action is a reload. */
  onRetry?: (() => void) | undefined
  /** Additional actions. */
  children?: ReactNode
}

function advice(notLoaded: boolean, canRetry: boolean): string {
  if (notLoaded) return canRetry ? loadErrors.checkAndRetry : loadErrors.checkAndReload
  return canRetry ? loadErrors.retryLater : loadErrors.reloadLater
}

/** Replaces a part of the page that failed to load or to render. */
export function ErrorFallback({
  error,
  label = loadErrors.part,
  scope = 'section',
  onRetry,
  children,
  below,
}: Props) {
  const notLoaded = error instanceof ChunkLoadError
  return (
    <ErrorView
      scope={scope}
      below={below}
      actions={
        <>
          {onRetry && (
            <Button variant="filled" onClick={onRetry}>
              {common.retry}
            </Button>
          )}
          {/* A deployment removes the old file: only a reload gets the new file's name. */}
          {(notLoaded || !onRetry) && (
            <Button variant={onRetry ? 'outline' : 'filled'} onClick={() => window.location.reload()}>
              {loadErrors.reload}
            </Button>
          )}
          {children}
        </>
      }
    >
      <p>
        {notLoaded ? loadErrors.notLoaded(label) : loadErrors.notDrawn(label)}
        <br />
        {advice(notLoaded, onRetry !== undefined)}
      </p>
    </ErrorView>
  )
}
