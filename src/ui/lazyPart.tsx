// oxlint-disable-next-line no-restricted-imports -- the one place that replaces a `lazy` after a failed load
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { ChunkLoadError } from '@/lib/browser/chunkLoadError'
import { retryFailedStylesheets } from '@/lib/browser/failedStylesheets'
import { ErrorBoundary } from './ErrorBoundary'
import { FaultView } from './FaultView'

/** Imports a file whose default export is a component. */
type Load<P> = () => Promise<{ default: ComponentType<P> }>

export interface LazyComponent<P extends object> {
  /**
   * The component itself once its file has loaded, so that it renders without suspending; else a `React.lazy`. Keep it
   * in state outside its Suspense boundary.
   */
  current: () => ComponentType<P>
  /** After a failed load the next `current` loads again. For the error boundary: React.lazy keeps its rejection. */
  renew: () => void
  /** Loads the file before the first render. */
  preload: () => Promise<void>
}

/** A lazily loaded component. A failed load throws a `ChunkLoadError`, after `onFailure` has settled. */
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
  /** Shown until the part has loaded. */
  pending?: ReactNode
  /** Shown if the part failed to load or to render; `retry` loads it again. */
  fault?: (error: unknown, retry: () => void) => ReactNode
}

/** A lazily loaded part of a page. If it fails, a message with 다시 시도 takes its place (decisions §7). */
export function lazyPart<P extends object>(
  name: string,
  load: Load<P>,
  {
    pending = null,
    fault = (error, retry) => <FaultView error={error} onRetry={retry} />,
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
        fallback={(error, reset) => fault(error, retryWith(reset))}
        onError={part.renew}
      >
        <Suspense fallback={pending}>
          <Content {...props} />
        </Suspense>
      </ErrorBoundary>
    )
  }
}

/** An optional part: `instead` is shown until it has loaded, and for good if it fails. The failure is only logged. */
export function lazyExtra<P extends object>(
  name: string,
  load: Load<P>,
  instead: ReactNode = null,
): ComponentType<P> {
  return lazyPart(name, load, { pending: instead, fault: () => instead })
}
