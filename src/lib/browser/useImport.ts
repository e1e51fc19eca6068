import { useEffect, useState } from 'react'
import { ChunkLoadError } from './chunkLoadError'

/**
 * Returns the default export of the module that `load` imports, or null until it has loaded. Throws a `ChunkLoadError`
 * while rendering if the import fails; remounting retries it. `load` must be the same function on every render.
 */
export function useImport<T>(load: () => Promise<{ default: T }>): T | null {
  const [loaded, setLoaded] = useState<{ value: T } | null>(null)
  const [error, setError] = useState<ChunkLoadError | null>(null)
  useEffect(() => {
    let current = true
    load().then(
      (module) => current && setLoaded({ value: module.default }),
      (cause: unknown) => current && setError(new ChunkLoadError(cause)),
    )
    return () => {
      current = false
    }
  }, [load])
  if (error) throw error
  return loaded && loaded.value
}
