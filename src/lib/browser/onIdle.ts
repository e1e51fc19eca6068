/** Delay in browsers without `requestIdleCallback` (Safari), in ms. */
const FALLBACK_DELAY_MS = 200

/** Calls `callback` when the browser is idle, at the latest after `limitMs`. Returns a function that cancels the call. */
export function onIdle(callback: () => void, limitMs?: number): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(callback, limitMs === undefined ? {} : { timeout: limitMs })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(callback, Math.min(FALLBACK_DELAY_MS, limitMs ?? FALLBACK_DELAY_MS))
  return () => clearTimeout(timer)
}

/** Upper bound for deferred work on a page that never becomes idle, in ms after its load event. */
const DEFAULT_LIMIT_MS = 10_000

/**
 * Calls `callback` when the page has loaded and is idle, at the latest `limitMs` after its load event. Returns a
 * function that cancels the call.
 */
export function onPageIdle(callback: () => void, limitMs = DEFAULT_LIMIT_MS): () => void {
  let cancelIdle: (() => void) | undefined
  const wait = () => {
    cancelIdle = onIdle(callback, limitMs)
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    window.removeEventListener('load', wait)
    cancelIdle?.()
  }
}
