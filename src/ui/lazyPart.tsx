// oxlint-disable-next-line no-restricted-imports -- replaces a `lazy` component after a failed load
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { ChunkLoadError } from '@/lib/browser/chunkLoadError'
import { retryFailedStylesheets } from '@/lib/browser/failedStylesheets'
import { ErrorBoundary } from './ErrorBoundary'
import { ErrorFallback } from './ErrorFallback'

/** Imports a module whose default export is a component. */
type Load<P> = () => Promise<{ default: ComponentType<P> }>

export interface LazyComponent<P extends object> {
  /**
   * Returns the component itself once it has loaded, so that it renders without suspending, or else a `React.lazy`. Keep the
   * result in state outside the Suspense boundary.
   */
  current: () => ComponentType<P>
  /** Makes `current` load again after a failure. Needed because `React.lazy` caches its rejection. */
  renew: () => void
  /** Loads the module before the first render. */
  preload: () => Promise<void>
}

/** Creates a lazily loaded component. A failed load throws a `ChunkLoadError` after `onFailure` has settled. */
export function lazyComponent<P extends object>(
  load: Load<P>,
  onFailure?: () => Promise<void>,
): LazyComponent<P> {
  let current: ComponentType<P> = lazy(loadOrFail)
  let failures = 0
  let mustRenew = false
  async function preload() {
    current = (await load()).default
    mustRenew = false
  }
  async function loadOrFail() {
    try {
      if (failures > 0) await retryFailedStylesheets()
      const module = await load()
      current = module.default
      return module
    } catch (cause) {
      await onFailure?.()
      failures += 1
      mustRenew = true
      throw new ChunkLoadError(cause)
    }
  }
  function renew() {
    if (mustRenew) current = lazy(loadOrFail)
    mustRenew = false
  }
  return { current: () => current, preload, renew }
}

interface LazyPartOptions {
  /** Rendered until the part has loaded. */
  pending?: ReactNode
  /** Rendered if the part failed to load or to render; `retry` loads it again. */
  errorFallback?: (error: unknown, retry: () => void) => ReactNode
}

/** Creates a lazily loaded part of a page. If it fails, an error message with a retry button is shown instead. */
export function lazyPart<P extends object>(
  name: string,
  load: Load<P>,
  {
    pending = null,
    errorFallback = (error, retry) => <ErrorFallback error={error} onRetry={retry} />,
  }: LazyPartOptions = {},
): ComponentType<P> {
  const part = lazyComponent(load)
  return function LazyPart(props: P) {
    const [Content, setContent] = useState(part.current)
    const retryWith = (reset: () => void) => () => {
      setContent(part.current)
      reset()
    }
    return (
      <ErrorBoundary
        name={name}
        fallback={(error, reset) => errorFallback(error, retryWith(reset))}
        onError={part.renew}
      >
        <Suspense fallback={pending}>
          <Content {...props} />
        </Suspense>
      </ErrorBoundary>
    )
  }
}

/** Creates an optional lazy part: `placeholder` is shown until it has loaded. It stays if loading fails; the failure is only logged. */
export function lazyOptionalPart<P extends object>(
  name: string,
  load: Load<P>,
  placeholder: ReactNode = null,
): ComponentType<P> {
  return lazyPart(name, load, { pending: placeholder, errorFallback: () => placeholder })
}
