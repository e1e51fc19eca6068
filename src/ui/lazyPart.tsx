// oxlint-disable-next-line no-restricted-imports -- the one place that knows what it keeps
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { lazyModule, type LazyModule } from '@/lib/lazyModule'
import { ErrorBoundary } from './ErrorBoundary'
import { FaultView } from './FaultView'

/** A file whose default export is the part. */
interface PartModule<P> {
  default: ComponentType<P>
}

/**
 * The component of a module, there in its first render once the module was loaded; it suspends until then. Each failed
 * try has a `lazy` of its own, because that keeps its rejection.
 */
export function lazyComponent<P extends object>(module: LazyModule<PartModule<P>>): ComponentType<P> {
  let latest: { awaited: Promise<PartModule<P>>; Lazy: ComponentType<P> } | undefined
  const current = () => {
    const loaded = module.current()
    if (loaded) return loaded.default
    const awaited = module.read()
    if (latest?.awaited !== awaited) latest = { awaited, Lazy: lazy(() => awaited) }
    return latest.Lazy
  }
  return function LazyComponent(props: P) {
    // Which of the two it is must not change while the part is mounted.
    const [Content] = useState(current)
    return <Content {...props} />
  }
}

interface LazyPartOptions {
  /** What stands there until it has come. */
  pending?: ReactNode
  /** What stands there when its file did not come or it failed; `retry` asks again. */
  fault?: (error: unknown, retry: () => void) => ReactNode
}

/**
 * A part of a page in a file of its own (decisions §7). A file that does not come is asked for once more; then a
 * message stands in its place whose button asks again.
 */
export function lazyPart<P extends object>(
  name: string,
  load: () => Promise<PartModule<P>>,
  { pending = null, fault = messageInPlace }: LazyPartOptions = {},
): ComponentType<P> {
  const Content = lazyComponent(lazyModule(name, load))
  return function LazyPart(props: P) {
    return (
      <ErrorBoundary name={name} fallback={fault}>
        <Suspense fallback={pending}>
          <Content {...props} />
        </Suspense>
      </ErrorBoundary>
    )
  }
}

/** A part that nobody misses: while it is away, and for good when it fails, `instead` stands there. The log knows. */
export function lazyExtra<P extends object>(
  name: string,
  load: () => Promise<PartModule<P>>,
  instead: ReactNode = null,
): ComponentType<P> {
  return lazyPart(name, load, { pending: instead, fault: () => instead })
}

function messageInPlace(error: unknown, retry: () => void) {
  return <FaultView error={error} onRetry={retry} />
}
