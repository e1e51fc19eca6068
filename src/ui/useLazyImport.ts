import { useCallback, useEffect, useRef, useState } from 'react'
import { retryFailedStylesheets } from '@/lib/browser/failedStylesheets'
import { logger } from '@/lib/logger'
import { dismissToast, showToast } from './toaster'

/** Long enough to read the message, look at the connection and come back to the button, ms. */
const FAULT_MS = 10_000

/**
 * For what opens on a click: `open` imports the module, then calls `then` with it; `loaded` is the module once it has
 * loaded. On failure a toast says `failure` and offers 다시 시도. A second failure while online offers 새로고침, because
 * the file is gone after a deployment. `load` must be the same function on every render.
 */
export function useLazyImport<T extends object>(
  load: () => Promise<T>,
  failure: string,
): [loaded: T | null, open: (then?: (module: T) => void) => void] {
  const [loaded, setLoaded] = useState<T | null>(null)
  const state = useRef({ unmounted: false, toast: 0, failures: 0 })
  useEffect(() => {
    const { current } = state
    current.unmounted = false
    return () => {
      current.unmounted = true
      dismissToast(current.toast)
    }
  }, [])

  const open = useCallback(
    (then?: (module: T) => void) => {
      const { current } = state
      const attempt = async () => {
        dismissToast(current.toast)
        try {
          if (current.failures > 0) await retryFailedStylesheets()
          const module = await load()
          if (current.unmounted) return
          setLoaded(() => module)
          then?.(module)
        } catch (error) {
          logger.warn(failure, error)
          if (current.unmounted) return
          current.failures += 1
          const isGone = current.failures > 1 && navigator.onLine
          current.toast = showToast(`${failure} ${isGone ? '새로고침해' : '연결을 확인해'} 주세요.`, {
            tone: 'error',
            durationMs: FAULT_MS,
            action: isGone
              ? { label: '새로고침', onSelect: () => window.location.reload() }
              : { label: '다시 시도', onSelect: () => void attempt() },
          })
        }
      }
      void attempt()
    },
    [load, failure],
  )
  return [loaded, open]
}
