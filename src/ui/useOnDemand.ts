import { useCallback, useEffect, useRef, useState } from 'react'
import type { LazyModule } from '@/lib/lazyModule'
import { logger } from '@/lib/logger'
import { dismissToast, showToast } from './toaster'

/** Long enough to read the message, look at the connection and come back to the button, ms. */
const FAULT_MS = 10_000

/**
 * What opens at a click and is loaded only then: `bring` loads it and hands it on; `loaded` is it, once it has come.
 * When its file does not come, a toast says `failure` and has a button that tries again; so does the next click. What
 * does not come for a second time on a network that is there has gone with a deployment: a fresh page knows the new one.
 */
export function useOnDemand<T extends object>(
  module: LazyModule<T>,
  failure: string,
): [loaded: T | null, bring: (then?: (found: T) => void) => void] {
  const [loaded, setLoaded] = useState<T | null>(null)
  const place = useRef({ gone: false, toast: 0, failures: 0 })
  useEffect(() => {
    const here = place.current
    here.gone = false
    return () => {
      here.gone = true
      dismissToast(here.toast)
    }
  }, [])

  const bring = useCallback(
    (then?: (found: T) => void) => {
      const here = place.current
      const attempt = async () => {
        dismissToast(here.toast)
        try {
          const found = await module.load()
          if (here.gone) return
          setLoaded(() => found)
          then?.(found)
        } catch (error) {
          logger.warn(failure, error)
          if (here.gone) return
          here.failures += 1
          const isGone = here.failures > 1 && navigator.onLine
          here.toast = showToast(`${failure} ${isGone ? '새로고침해' : '연결을 확인해'} 주세요.`, {
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
    [module, failure],
  )
  return [loaded, bring]
}
