import { useEffect, useState } from 'react'
import { ChunkLoadError } from './chunkLoadError'

/**
 * The default export of a module that `load` imports, null until it has loaded. Throws a `ChunkLoadError` while
 * rendering if it fails; mounted again, it imports again. `load` must be the same function on every render.
 */
export function useImport<T>(load: () => Promise<{ default: T }>): T | null {
  const [loaded, setLoaded] = useState<{ value: T } | null>(null)
  const [fault, setFault] = useState<ChunkLoadError | null>(null)
  useEffect(() => {
    let current = true
    load().then(
      (module) => current && setLoaded({ value: module.default }),
      (cause: unknown) => current && setFault(new ChunkLoadError(cause)),
    )
    return () => {
      current = false
    }
  }, [load])
  if (fault) throw fault
  return loaded && loaded.value
}
