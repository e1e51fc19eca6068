import { useCallback, useEffect, useRef, useState } from 'react'
import { common } from '#messages/common'
import { loadErrors } from '#messages/loadErrors'
import { retryFailedStylesheets } from '@/lib/browser/failedStylesheets'
import { logger } from '@/lib/logger'
import { dismissToast, showToast } from './toaster'

/** Duration of the error toast in ms: long enough to check the connection before pressing the button. */
const ERROR_TOAST_MS = 10_000

/**
 * Imports a module on demand, for example on a click. `open` imports it and then calls `then`; `loaded` is the module once it has
 * loaded. A failure shows a toast with the text `failure` and a retry button. After a second failure while online the toast
 * offers a reload, because a deployment may have removed the file. `load` must be the same function on every render.
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
          current.toast = showToast(
            isGone ? loadErrors.reloadPage(failure) : loadErrors.checkConnection(failure),
            {
              tone: 'error',
              durationMs: ERROR_TOAST_MS,
              action: isGone
                ? { label: loadErrors.reload, onSelect: () => window.location.reload() }
                : { label: common.retry, onSelect: () => void attempt() },
            },
          )
        }
      }
      void attempt()
    },
    [load, failure],
  )
  return [loaded, open]
}
